import { ApiProblem } from '@ayrac/contract/client.ts';
import { MOST_ROWS } from '@ayrac/contract/office/resource.ts';
import type { Outcome, Query, ResourceCalls, Target } from './calls.ts';
import { pauseBeforeRetry } from './query-client.ts';
import type { Row } from './row.ts';

/** Returns a target in the shape of the calls, whose types expect arrays that can be changed. */
export function sentTarget(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}

/**
 * Returns the ids of all records that a list shows, if they are as many as the person saw; undefined otherwise.
 */
export async function listIds(
  list: ResourceCalls['list'],
  query: Query,
  total: number,
): Promise<readonly string[] | undefined> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const pageQuery: Query = { ...query, limit: `${MOST_ROWS}`, ...(cursor !== null && { cursor }) };
    const page: { readonly items: readonly Row[]; readonly next: string | null } = await list({
      query: pageQuery,
    });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null && ids.length <= total);
  return ids.length === total ? ids : undefined;
}

/** Most records that a message names. */
const MOST_NAMED = 5;

interface UndoParts {
  readonly undo: (change: string) => Promise<Pick<Outcome, 'failed'>>;
  readonly words: (failed: number, names: string) => string;
  /** Called with each change that was undone or whose undo was refused. Only the others are worth another try. */
  readonly onSettled: (change: string) => void;
}

/**
 * Undoes changes, the last one first, even if some of them fail. Throws if some records could not be reset, with the
 * words for their number and the names of the first ones; otherwise the first error, if there was one.
 */
export async function undoAll(changes: readonly string[], parts: UndoParts): Promise<void> {
  const { undo, words, onSettled } = parts;
  const failed: string[] = [];
  const errors: unknown[] = [];
  for (const change of changes.toReversed()) {
    try {
      failed.push(...(await undo(change)).failed.map(({ label }) => label));
    } catch (error) {
      errors.push(error);
      // A refusal would be repeated.
      if (pauseBeforeRetry(error) !== undefined) continue;
    }
    onSettled(change);
  }
  if (failed.length === 0 && errors.length > 0) throw errors[0];
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
