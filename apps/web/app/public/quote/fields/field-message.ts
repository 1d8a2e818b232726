import type { FieldProblem } from '@ayrac/domain/refusal.ts';

/** What stands below a field: of one that was left empty its own remedy, of any other the problem. */
export function fieldMessage(
  problem: FieldProblem,
  remedy: string | undefined,
  texts: Readonly<Record<FieldProblem, string>>,
): string {
  const isMissing = problem === 'required' || problem === 'must-accept';
  return (isMissing ? remedy : undefined) ?? texts[problem];
}
