import type { FieldProblem } from '@ayrac/domain/refusal.ts';

/** Messages by problem. `invalid` is the fallback. */
export type ProblemTexts = Readonly<Partial<Record<FieldProblem, string>> & Record<'invalid', string>>;

/** Returns the message below a field: its own remedy if it was left empty, else the message for the problem. */
export function fieldMessage(problem: FieldProblem, remedy: string | undefined, texts: ProblemTexts): string {
  const isMissing = problem === 'required' || problem === 'must-accept';
  return (isMissing ? remedy : undefined) ?? texts[problem] ?? texts.invalid;
}
