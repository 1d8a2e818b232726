import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { useCallback } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

/** What is wrong with a field or cell, in words. */
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
