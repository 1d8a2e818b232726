import { VIEW_WINDOW_HOURS } from '@ayrac/domain/campaign/attention.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Deletes digests that no longer prevent a view from being counted, and hours outside the window. */
export async function purgeViews(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - VIEW_WINDOW_HOURS * hourInMs).toISOString();
  await db.execute(sql`delete from campaign_view where seen_at <= ${before}`);
  await db.execute(sql`delete from campaign_view_network where counted_at <= ${before}`);
  await db.execute(sql`delete from campaign_view_hour where hour <= ${before}`);
  // Yesterday's salt is needed until the end of today.
  await db.execute(
    sql`delete from view_salt where day < (${now.toISOString()}::timestamptz at time zone 'Europe/Istanbul')::date - 1`,
  );
}
