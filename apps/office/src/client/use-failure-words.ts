import { readProblem } from '@ayrac/browser/calls/problem.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { useCallback } from 'react';

/** Returns the message of a failure: the server's, or the general one for an error without a message for users. */
export function useFailureWords(): (error: unknown) => string {
  const { unknown } = usePhrases().errors.page;
  return useCallback((error) => readProblem(error).message || unknown, [unknown]);
}
