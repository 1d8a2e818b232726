import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Outcome, Query, ResourceCalls, Target } from './calls.ts';
import type { Row } from './row.ts';

/** Returns a target in the shape of the calls, whose types expect arrays that can be changed. */
export function sentTarget(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}

/** Most records per page of a list. */
const PAGE = 200;

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
    const pageQuery: Query = { ...query, limit: `${PAGE}`, ...(cursor !== null && { cursor }) };
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
