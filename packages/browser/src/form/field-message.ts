import type { FieldProblem } from '@ayrac/domain/refusal.ts';

/** By problem; a form knows at least those that any form may have. */
export type ProblemTexts = Readonly<Partial<Record<FieldProblem, string>> & Record<'invalid', string>>;

/** What stands below a field: of one that was left empty its own remedy, of any other the problem. */
export function fieldMessage(problem: FieldProblem, remedy: string | undefined, texts: ProblemTexts): string {
  const isMissing = problem === 'required' || problem === 'must-accept';
  return (isMissing ? remedy : undefined) ?? texts[problem] ?? texts.invalid;
}
