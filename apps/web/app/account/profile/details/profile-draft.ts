import type { Draft } from '@ayrac/browser/form/draft.ts';
import type { CustomerProfile } from '@ayrac/contract/auth.ts';
import { profileFields, type profileForm } from '@ayrac/domain/account/profile.ts';

/** Content of the profile form. */
export type ProfileDraft = Draft<typeof profileForm>;

/** Returns the form's content for a saved profile. */
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

/** Whether two drafts have the same content. */
export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  return profileFields.every((field) => one[field] === other[field]);
}

/** Returns the saved content with the fields that were changed after it was sent. */
export function withLater(saved: ProfileDraft, sent: ProfileDraft, now: ProfileDraft): ProfileDraft {
  const later = profileFields.filter((field) => now[field] !== sent[field]);
  return { ...saved, ...Object.fromEntries(later.map((field) => [field, now[field]])) };
}

/** Returns the request body. Without a version it overwrites changes made in the meantime. */
export function profileBody(
  draft: ProfileDraft,
  version: number | null,
): ProfileDraft & { version?: number } {
  return version === null ? draft : { ...draft, version };
}
