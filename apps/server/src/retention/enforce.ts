import { keptSince, retention } from '@ayrac/domain/person/retention.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type RetentionRule, retentionRules } from './rules.ts';

const ROWS_AT_ONCE = 1_000;
// More than of the others, because nothing else is deleted with them.
const PARTS_AT_ONCE = 10_000;

/** Number of rows of a table that are past their retention period. */
export interface Expired {
  readonly table: string;
  readonly since: Date;
  readonly rows: number;
}

/** Counts the rows that are past their retention period, without deleting any. */
export async function countExpired(db: Database, now: Date): Promise<Expired[]> {
  const counts: Expired[] = [];
  for (const rule of retentionRules) {
    const since = keptSince(retention[rule.entity], now);
    const { rows } = await db.execute<{ rows: number }>(
      sql`select count(*)::integer as rows from ${sql.identifier(rule.table)} where ${olderThan(rule, since)}`,
    );
    counts.push({ table: rule.table, since, rows: rows[0]?.rows ?? 0 });
  }
  return counts;
}

/**
 * Deletes the rows that are past their retention period and returns their number. It works in small batches, so that no
 * lock is held for long.
 */
export async function enforceRetention(db: Database, now: Date): Promise<Expired[]> {
  const counts: Expired[] = [];
  for (const rule of retentionRules) {
    const since = keptSince(retention[rule.entity], now);
    counts.push({ table: rule.table, since, rows: await deleteExpired(db, rule, since) });
  }
  return counts;
}

async function deleteExpired(db: Database, rule: RetentionRule, since: Date): Promise<number> {
  const table = sql.identifier(rule.table);
  const oldest = (column: SQL) => sql`
    select ${column} from ${table} where ${olderThan(rule, since)}
    order by ${sql.identifier(rule.age)} limit ${ROWS_AT_ONCE}`;
  for (let deleted = 0; ; ) {
    await deleteParts(db, rule, oldest(sql`id`));
    const rows = await deleteFinal(db, sql`delete from ${table} where ctid in (${oldest(sql`ctid`)})`);
    deleted += rows;
    if (rows < ROWS_AT_ONCE) return deleted;
  }
}

/** Deletes the parts of some rows of a rule, if it has any. */
async function deleteParts(db: Database, { parts }: RetentionRule, ids: SQL): Promise<void> {
  if (parts === undefined) return;
  const table = sql.identifier(parts.table);
  for (let rows = PARTS_AT_ONCE; rows === PARTS_AT_ONCE; ) {
    rows = await deleteFinal(
      db,
      sql`delete from ${table} where ctid in (
        select part.ctid from (${ids}) expired join ${table} part on part.${sql.identifier(parts.ofId)} = expired.id
        limit ${PARTS_AT_ONCE})`,
    );
  }
}

/** Deletes rows and returns their number. */
function deleteFinal(db: Database, statement: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    // The audit log's trigger allows deletes only with this setting.
    await tx.execute(sql`set local ayrac.retention = 'on'`);
    return (await tx.execute(statement)).rowCount ?? 0;
  });
}

function olderThan({ age, only = sql`true` }: RetentionRule, since: Date) {
  return sql`${sql.identifier(age)} < ${since.toISOString()}::timestamptz and ${only}`;
}
