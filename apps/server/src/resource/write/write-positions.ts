import { sql } from 'drizzle-orm';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { Row } from '../rows.ts';
import { announceChange, auditedWrite, type Change, stampOf } from './write-record.ts';

/**
 * Updates the positions of locked records in one statement, with an audit log entry for each. No hooks run, because no
 * other data depends on a position.
 */
export async function writePositions(
  change: Change,
  rows: readonly Row[],
  positions: readonly number[],
): Promise<void> {
  const { tx, context, resource } = change;
  const { table } = resource;
  const moves = rows.flatMap((row, at) => {
    const position = positions[at];
    return position === undefined || position === row.position ? [] : [{ row, position }];
  });
  const [first, ...others] = moves.map(({ row, position }) => {
    const changes = { position: { before: row.position, after: position } };
    return auditedWrite(change, row.id, row.version + 1, changes);
  });
  if (first === undefined) return;
  const ids = sql.param(moves.map(({ row }) => row.id));
  const places = sql.param(moves.map(({ position }) => position));
  const written = { position: sql`moved.position`, version: sql`${table.version} + 1`, ...stampOf(context) };
  await tx
    .update(table)
    .set(written as never)
    .from(sql`unnest(${ids}::uuid[], ${places}::int[]) as moved (id, position)`)
    .where(sql`${table.id} = moved.id`);
  await writeAudit(tx, context, first, ...others);
  await announceChange(change);
}
