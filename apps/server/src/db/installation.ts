import { eq, sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import type { Executor } from './database.ts';

export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

/** Whether the installation holds demo data; undefined until the first start has decided it. */
export async function findDemoFlag(db: Executor): Promise<boolean | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, 'demo'));
  if (row === undefined) return undefined;
  return typeof row.value === 'object' && row.value !== null && 'on' in row.value && row.value.on === true;
}

/** Records that the installation holds no demo data, unless that is already decided. */
export async function declineDemo(db: Executor, now: Date): Promise<void> {
  await db
    .insert(installation)
    .values({ key: 'demo', value: flagOf(false, now) })
    .onConflictDoNothing();
}

/**
 * Claims the creation of the demo data for this transaction; false when another process has already created it. A
 * concurrent claim waits until the first is committed.
 */
export async function claimDemo(tx: Executor, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(installation)
    .values({ key: 'demo', value: flagOf(true, now), updatedAt: now })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: flagOf(true, now), updatedAt: now },
      setWhere: sql`${installation.value} ->> 'on' = 'false'`,
    })
    .returning({ key: installation.key });
  return rows.length > 0;
}

function flagOf(on: boolean, now: Date) {
  return { on, since: now.toISOString() };
}
