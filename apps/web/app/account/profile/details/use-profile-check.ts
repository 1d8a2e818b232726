import { validateProfile } from '@ayrac/domain/account/profile.ts';
import { validateBirthday } from '@ayrac/domain/person/birthday-parts.ts';
import { districtsLoaded } from '@ayrac/domain/person/person.ts';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { usePlaces } from '#web/form/use-places.ts';
import { useNow } from '#web/page/site.ts';
import type { ProfileDraft } from './profile-draft.ts';

interface CheckedContent {
  readonly draft: ProfileDraft;
  readonly setDraft: Dispatch<SetStateAction<ProfileDraft>>;
}

/** Validates the content of the profile form with the known provinces, districts and jobs. */
export function useProfileCheck({ draft, setDraft }: CheckedContent, jobs: readonly string[]) {
  const now = useNow();
  const places = usePlaces(draft.city, undefined);
  const districts = places.districts.kind === 'known' ? places.districts.names : undefined;

  useEffect(() => {
    if (districts !== undefined) setDraft((before) => districtsLoaded(before, districts));
  }, [districts, setDraft]);

  const check = validateProfile(
    draft,
    {
      places: {
        provinces: places.isFallback ? [] : (places.provinces?.map(({ name }) => name) ?? []),
        districtsOf: () => districts ?? [],
      },
      jobs: jobs.length === 0 ? [draft.job] : jobs,
    },
    now,
  );
  return {
    places,
    isValid: check.kind === 'ok',
    problems: check.kind === 'invalid' ? check.fields : {},
    /** What is wrong with the date of birth, if anything. */
    birthdayProblem: validateBirthday(draft.birthday, now)?.problem,
  };
}
