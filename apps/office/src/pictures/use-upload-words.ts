import { useCallback } from 'react';
import { useFailureWords } from '#office/client/use-failure-words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { NotTaken } from './send-file.ts';

/** Returns the function that puts a failed upload into words. `tooLarge` names the limit. */
export function useUploadWords(tooLarge: string): (error: unknown) => string {
  const { notTaken } = useOfficePhrases().pictures;
  const failureWords = useFailureWords();
  return useCallback(
    (error) => {
      if (!(error instanceof NotTaken)) return failureWords(error);
      return error.status === 413 ? tooLarge : notTaken;
    },
    [failureWords, notTaken, tooLarge],
  );
}
