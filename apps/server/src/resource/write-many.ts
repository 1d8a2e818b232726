import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { type Refusal, RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isDatabaseAway } from '#server/db/trouble.ts';
import type { ServedResource } from './declaration.ts';
import { labelOf, lockRows, type Row } from './rows.ts';
import { beginChange, type Change, type RecordDeed, updateRecord, type Values } from './write-record.ts';

const ROWS_AT_ONCE = 100;

/** What is done to many records: decided for each of them by itself, also that it cannot be. */
export interface ManyWrites {
  readonly resource: ServedResource;
  readonly deed: RecordDeed;
  readonly ids: readonly string[];
  readonly decide: (row: Row) => Values;
}

interface Batch {
  readonly done: number;
  readonly isWritten: boolean;
  readonly failed: readonly Failure[];
}

/** Writes many records as one change, a hundred in a transaction; one that cannot be written stops no other. */
export async function writeMany(context: CallContext, writes: ManyWrites): Promise<Outcome> {
  const change = beginChange(context.db, context, writes.resource, writes.deed);
  const batches: Batch[] = [];
  for (let first = 0; first < writes.ids.length; first += ROWS_AT_ONCE) {
    const ids = writes.ids.slice(first, first + ROWS_AT_ONCE);
    batches.push(await writeBatch(change, ids, writes.decide));
  }
  return {
    done: batches.reduce((sum, { done }) => sum + done, 0),
    failed: batches.flatMap(({ failed }) => failed),
    change: batches.some(({ isWritten }) => isWritten) ? change.changeId : null,
  };
}

async function writeBatch(
  change: Change,
  ids: readonly string[],
  decide: ManyWrites['decide'],
): Promise<Batch> {
  const { context, resource } = change;
  try {
    return await inTransaction(context.db, async (tx) => {
      const rows = await lockRows(tx, resource, ids);
      const failed: Failure[] = [];
      let isWritten = false;
      for (const id of ids) {
        const row = rows.get(id);
        try {
          if (row === undefined) throw new RefusalError('not-found');
          const values = decide(row);
          // In a savepoint: what a constraint refuses would else take the others with it.
          if (await tx.transaction((own) => updateRecord({ ...change, tx: own }, row, values)))
            isWritten = true;
        } catch (error) {
          if (!(error instanceof RefusalError)) throw error;
          failed.push(failureOf(context, id, row === undefined ? '' : labelOf(resource, row), error.refusal));
        }
      }
      return { done: ids.length - failed.length, isWritten, failed };
    });
  } catch (error) {
    // What other batches wrote stands, so whoever asked has to hear of them.
    if (!isDatabaseAway(error)) throw error;
    const refusal = refuse('database-unavailable');
    return { done: 0, isWritten: false, failed: ids.map((id) => failureOf(context, id, '', refusal)) };
  }
}

/** Where fields are to blame they say more than the refusal does. */
function failureOf({ locale }: CallContext, id: string, label: string, refusal: Refusal): Failure {
  const { error, fields } = refusalMessages(refusal, locale);
  const [message = error] = Object.values(fields);
  return { id, label, code: refusal.code, message };
}
