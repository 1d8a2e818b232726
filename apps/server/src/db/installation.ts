import { eq } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Whether the data of this installation is the demo's; undefined before a first start has decided it. */
export async function findDemoMark(db: Executor): Promise<boolean | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, 'demo'));
  if (row === undefined) return undefined;
  return typeof row.value === 'object' && row.value !== null && 'on' in row.value && row.value.on === true;
}

/** Remembers whether the data is the demo's. */
export async function markDemo(db: Executor, on: boolean, now: Date): Promise<void> {
  const values = { value: { on, since: now.toISOString() }, updatedAt: now };
  await db
    .insert(installation)
    .values({ key: 'demo', ...values })
    .onConflictDoUpdate({ target: installation.key, set: values });
}
