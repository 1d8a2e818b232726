import type { SystemCaller } from '@ayrac/domain/access.ts';
import { idOfKey, instantOfKey, readCursor, writeCursor } from '#server/api/cursor.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { presentRequest } from '../present-event.ts';
import { listDelivered, type Place } from './queries.ts';

// Longer than any write of a request takes.
const SETTLED_MS = 5_000;

/** Returns the requests of a brand that are new or changed after a cursor, and records the access in the audit log. */
export async function fetchLeads(
  context: CallContext,
  { keyId, brandId }: SystemCaller,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const { db, now } = context;
  const after = cursor === undefined ? null : placeOf(cursor);
  const before = new Date(now.getTime() - SETTLED_MS);
  const rows = await listDelivered(db, brandId, { after, before, limit });
  const last = rows.at(-1);
  if (last === undefined) return { items: [], erased: [], next: cursor ?? null };
  // Erased requests are reported by id only, so that the brand can erase them too.
  const [gone, present] = [rows.filter(isErased), rows.filter((row) => !isErased(row))];
  const audited = { action: 'leads-fetched', targetKind: 'api-keys', targetId: keyId } as const;
  await inTransaction(db, (tx) => writeAudit(tx, context, { ...audited, rows: present.length }));
  return { items: present.map(presentRequest), erased: gone.map(({ id }) => id), next: cursorOf(last) };
}

function isErased({ erasedAt }: { readonly erasedAt: Date | null }): boolean {
  return erasedAt !== null;
}

function cursorOf({ toldAt, id }: { readonly toldAt: Date; readonly id: string }): string {
  return writeCursor([toldAt.toISOString(), id]);
}

function placeOf(cursor: string): Place {
  const [toldAt, id = ''] = readCursor(cursor);
  return { toldAt: instantOfKey(toldAt), id: idOfKey([id]) };
}
