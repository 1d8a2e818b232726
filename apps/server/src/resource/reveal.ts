import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from './declaration.ts';
import { reachedBy } from './reach.ts';
import { findRow } from './rows.ts';

/** Returns the unmasked personal values of a record, and records the access in the audit log. */
export function revealRecord({ db, ...context }: CallContext, resource: ServedResource, id: string) {
  const { name, personal = [] } = resource.shape;
  const { openable } = resource;
  const opened =
    openable === undefined ? resource : reachedBy({ ...resource, only: openable }, context.caller);
  return inTransaction(db, async (tx) => {
    const row = await findRow(tx, opened, id);
    if (row === undefined) throw new RefusalError('not-found');
    await writeAudit(tx, context, {
      action: 'record-opened',
      targetKind: name,
      targetId: id,
      fields: personal,
    });
    return { values: Object.fromEntries(personal.map((field) => [field, row[field]])) };
  });
}
