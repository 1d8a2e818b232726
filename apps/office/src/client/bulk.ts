import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Outcome, Target } from './calls.ts';

/** Returns a target in the shape of the calls, whose types expect arrays that can be changed. */
export function sentTarget(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}

/** Most records that a message names. */
const MOST_NAMED = 5;

/**
 * Undoes changes, the last one first. Throws if some records could not be reset, with the words for their number and the
 * names of the first ones.
 */
export async function undoAll(
  undo: (change: string) => Promise<Pick<Outcome, 'failed'>>,
  changes: readonly string[],
  words: (failed: number, names: string) => string,
): Promise<void> {
  const failed: string[] = [];
  for (const change of changes.toReversed())
    failed.push(...(await undo(change)).failed.map(({ label }) => label));
  if (failed.length === 0) return;
  const named = failed.filter((label) => label !== '').slice(0, MOST_NAMED);
  const isCut = named.length > 0 && named.length < failed.length;
  const names = named.join(', ') + (isCut ? '…' : '');
  // Thrown as a refusal, whose message the toast shows.
  throw new ApiProblem({ status: 409, code: 'record-changed', error: words(failed.length, names) });
}

/** Returns the change of a bulk action on a single record. Throws if it was refused. */
export async function changeOfOne(outcome: Promise<Outcome>): Promise<{ readonly change: string | null }> {
  const { change, failed } = await outcome;
  const [failure] = failed;
  if (failure !== undefined)
    throw new ApiProblem({ status: 409, code: 'record-changed', error: failure.message });
  return { change };
}
