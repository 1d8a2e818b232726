import type { Draft } from '@ayrac/browser/form/draft.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { profileFields, type profileForm } from '@ayrac/domain/account/profile.ts';

/** The form's content: texts by their field, and the box. */
export type ProfileDraft = Draft<typeof profileForm>;

/** The form as the saved profile fills it. */
export function draftOf(profile: CustomerProfile): ProfileDraft {
  return {
    name: profile.name ?? '',
    surname: profile.surname ?? '',
    phoneNumber: profile.phoneNumber ?? '',
    gender: profile.gender ?? '',
    birthday: profile.birthday ?? '',
    job: profile.job?.id ?? '',
    city: profile.city ?? '',
    town: profile.town ?? '',
    remindMe: profile.remindMe,
  };
}

/** Whether two forms say the same. */
export function saysTheSame(one: ProfileDraft, other: ProfileDraft): boolean {
  return profileFields.every((field) => one[field] === other[field]);
}

/** What the call sends; without a version it overwrites what was saved meanwhile. */
export function profileBody(
  draft: ProfileDraft,
  version: number | null,
): ProfileDraft & { version?: number } {
  return version === null ? draft : { ...draft, version };
}
