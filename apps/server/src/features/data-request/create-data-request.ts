import { type DataRequest, dataRequestDue } from '@ayrac/domain/person/data-request.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { once } from '#server/guards/idempotency.ts';
import { countWithin, perDay } from '#server/guards/rate-limit.ts';
import { type DataRequestRow, listDataRequestRows } from './queries.ts';
import { dataRequest } from './table.ts';

const MOST_A_DAY = 10;

/** Saves a member's data request and mails the date by which it will be answered. */
export async function createDataRequest(
  context: CallContext,
  { kind, text }: DataRequest,
  body: unknown,
): Promise<DataRequestRow> {
  const { db, caller, locale, now } = context;
  const { id: accountId } = memberOf(caller);
  const perMember = perDay('data-request', accountId, MOST_A_DAY);
  const { id } = await inTransaction(db, (tx) =>
    once(tx, context, 'create-data-request', body, async () => {
      await countWithin(tx, context, [perMember]);
      const dueAt = dataRequestDue(now);
      const made = await insertDataRequest(tx, { accountId, kind, body: text, dueAt, createdAt: now });
      await writeAudit(tx, context, {
        action: 'data-request-made',
        targetKind: 'data-request',
        targetId: made.id,
      });
      const data = { dueAt: dueAt.toISOString() };
      await putMail(tx, { to: { accountId }, template: 'data-request-received', locale, data, now });
      return { id: made.id };
    }),
  );
  const found = (await listDataRequestRows(db, accountId)).find((row) => row.id === id);
  if (found === undefined) throw new RefusalError('not-found');
  return found;
}

async function insertDataRequest(
  tx: Executor,
  values: typeof dataRequest.$inferInsert,
): Promise<DataRequestRow> {
  const [row] = await tx.insert(dataRequest).values(values).returning();
  if (row === undefined) throw new Error('The database returned no data request.');
  return row;
}
