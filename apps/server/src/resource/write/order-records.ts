import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { ServedResource } from '../declaration.ts';
import { orderOf } from '../list-records.ts';
import { findRow, isSelected, readRow, type Selection, selectIds, selectRows } from '../rows.ts';
import { lastPosition, newPositions } from './positions.ts';
import { writePositions } from './write-positions.ts';
import { beginChange, type Values } from './write-record.ts';

/**
 * Moves a record before another, or to the end when `before` is null. Only records in use and within the same group
 * take part, in the order of `position`. As few rows as possible are written. All records are read, because an ordered
 * list is short enough to be viewed as a whole.
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

/** Returns the selection of the records among which a record is ordered. */
async function besides(tx: Executor, resource: ServedResource, id: string): Promise<Selection> {
  const { orderedWithin } = resource.shape;
  if (orderedWithin === undefined) return {};
  const row = await findRow(tx, resource, id);
  if (row === undefined) throw new RefusalError('not-found');
  return { [orderedWithin]: row[orderedWithin] };
}

/** Returns the values of a new record; it is placed last unless they contain a position. */
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
