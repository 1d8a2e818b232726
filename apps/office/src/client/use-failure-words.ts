import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { useCallback } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { type Wording, wordsOfFailure } from './failure-words.ts';

/** Returns the function that puts a failed call into words. By default no field is marked. */
export function useFailureWords(): (error: unknown, wording?: Partial<Wording>) => string {
  const { unknown } = usePhrases().errors.page;
  const otherwise = useOfficePhrases().frame.failure.general;
  return useCallback(
    (error, wording) => wordsOfFailure(error, { otherwise, unknown, ...wording }),
    [otherwise, unknown],
  );
}
