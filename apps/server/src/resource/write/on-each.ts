import { randomUUID } from 'node:crypto';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import type { ServedResource } from '../declaration.ts';
import { reachedBy } from '../reach.ts';
import { findRow, labelOf } from '../rows.ts';
import { failureOf } from './write-many.ts';

/**
 * Runs `act` for each record as one change, and returns the number of successes and the failures. When the database
 * becomes unavailable, the remaining records fail.
 */
export async function onEach(
  context: CallContext,
  records: ServedResource,
  ids: readonly string[],
  act: (id: string, changeId: string) => Promise<unknown>,
): Promise<Outcome> {
  const changeId = randomUUID();
  const failed: Failure[] = [];
  for (const [place, id] of ids.entries()) {
    try {
      await act(id, changeId);
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        // Earlier records may be committed, so the caller must learn which were written.
        const refusal = refuse('database-unavailable');
        failed.push(...ids.slice(place).map((rest) => failureOf(context, rest, '', refusal)));
        break;
      }
      if (!(error instanceof RefusalError)) throw error;
      failed.push(failureOf(context, id, await findLabel(context, records, id), error.refusal));
    }
  }
  const done = ids.length - failed.length;
  return { done, failed, change: done === 0 ? null : changeId };
}

/** Finds the name of a record for a message about it; its id when the caller cannot see it. */
export async function findLabel(
  { db, caller }: Pick<CallContext, 'caller'> & { readonly db: Executor },
  records: ServedResource,
  id: string,
): Promise<string> {
  const row = await findRow(db, reachedBy(records, caller), id);
  return row === undefined ? id : labelOf(records, row);
}
