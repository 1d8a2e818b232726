import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { useCallback } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

/** Returns the message for a problem of a field or cell. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const { fieldErrors } = useOfficePhrases();
  return useCallback(
    (problem) => {
      const words: Readonly<Partial<Record<FieldProblem, string>>> = fieldErrors;
      return words[problem] ?? fieldErrors.invalid;
    },
    [fieldErrors],
  );
}
