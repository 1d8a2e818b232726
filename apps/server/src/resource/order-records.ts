import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ServedResource } from './declaration.ts';
import { orderOf } from './list-records.ts';
import { lastPosition, newPositions } from './positions.ts';
import { findRow, isSelected, readRow, type Selection, selectIds, selectRows } from './rows.ts';
import { writePositions } from './write-positions.ts';
import { beginChange, type Values } from './write-record.ts';

/**
 * Puts a record before another, or behind all: of those in use that it is ordered among, in the order that a list shows
 * by `position`. As few rows as possible are written. What has an order is a list that somebody looks through, so all of
 * it is read.
 */
export function orderRecords(
  context: CallContext,
  resource: ServedResource,
  { id, before }: { readonly id: string; readonly before: string | null },
) {
  return inTransaction(context.db, async (tx) => {
    const { table } = resource;
    const isInUse = isSelected(resource, await besides(tx, resource, id));
    await selectIds(tx, resource).where(isInUse).orderBy(table.id).for('no key update', { of: table });
    const { order } = orderOf(resource, 'position');
    const found = await selectRows(tx, resource).where(isInUse).orderBy(order);
    const rows = found.map((row) => readRow(resource, row));
    const others = rows.filter((row) => row.id !== id);
    const moved = rows.find((row) => row.id === id);
    const place = before === null ? others.length : others.findIndex((row) => row.id === before);
    if (moved === undefined || place === -1) throw new RefusalError('not-found');
    if (rows[place] === moved) return { change: null };
    const change = beginChange(tx, context, resource, 'ordered');
    const sequence = others.toSpliced(place, 0, moved);
    const positions = newPositions(
      sequence.map((row) => Number(row.position)),
      place,
    );
    await writePositions(change, sequence, positions);
    return { change: change.changeId };
  });
}

/** What narrows the list to those that a record is ordered among. */
async function besides(tx: Executor, resource: ServedResource, id: string): Promise<Selection> {
  const { orderedWithin } = resource.shape;
  if (orderedWithin === undefined) return {};
  const row = await findRow(tx, resource, id);
  if (row === undefined) throw new RefusalError('not-found');
  return { [orderedWithin]: row[orderedWithin] };
}

/** What was sent for a new record, which stands behind all others unless it says where. */
export async function placeLast(
  tx: Executor,
  { shape, table }: ServedResource,
  given: Values,
): Promise<Values> {
  if (!shape.isOrdered || given.position !== undefined) return given;
  const [found] = await tx
    .select({ last: sql<number | null>`max(${sql.identifier('position')})` })
    .from(table);
  return { ...given, position: lastPosition(found?.last ?? null) };
}
