import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Outcome, Target } from './calls.ts';

/** Returns a target in the shape of the calls, whose types expect arrays that can be changed. */
export function sentTarget(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}

/** Undoes changes, the last one first. Throws if some records could not be reset, with the words for their number. */
export async function undoAll(
  undo: (change: string) => Promise<Pick<Outcome, 'failed'>>,
  changes: readonly string[],
  words: (failed: number) => string,
): Promise<void> {
  let failed = 0;
  for (const change of changes.toReversed()) failed += (await undo(change)).failed.length;
  // Thrown as a refusal, whose message the toast shows.
  if (failed > 0) throw new ApiProblem({ status: 409, code: 'record-changed', error: words(failed) });
}

/** Returns the change of a bulk action on a single record. Throws if it was refused. */
export async function changeOfOne(outcome: Promise<Outcome>): Promise<{ readonly change: string | null }> {
  const { change, failed } = await outcome;
  const [failure] = failed;
  if (failure !== undefined)
    throw new ApiProblem({ status: 409, code: 'record-changed', error: failure.message });
  return { change };
}
