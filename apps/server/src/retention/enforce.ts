import { keptSince, retention } from '@ayrac/domain/person/retention.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type RetentionRule, retentionRules } from './rules.ts';

const ROWS_AT_ONCE = 1_000;

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
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.transaction(async (tx) => {
      // The audit log's trigger allows deletes only with this setting.
      await tx.execute(sql`set local ayrac.retention = 'on'`);
      return tx.execute(sql`
        delete from ${table} where ctid in (
          select ctid from ${table} where ${olderThan(rule, since)}
          order by ${sql.identifier(rule.age)} limit ${ROWS_AT_ONCE})`);
    });
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < ROWS_AT_ONCE) return deleted;
  }
}

function olderThan({ age, only = sql`true` }: RetentionRule, since: Date) {
  return sql`${sql.identifier(age)} < ${since.toISOString()}::timestamptz and ${only}`;
}
