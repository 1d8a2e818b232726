import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { MAIL_QUEUE } from '#server/features/mail/outbox.ts';
import { openQueue } from '#server/jobs/queue.ts';

/**
 * Lets the time pass for which a worker that died owns its mail, and the pause of mails that failed. The job queue goes
 * by the clock of the database.
 */
export async function passTime(db: Database): Promise<void> {
  const { boss, stop } = await openQueue(db, console);
  await db.execute(
    sql`update pgboss.job set started_on = started_on - interval '1 day' where state = 'active'`,
  );
  await db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
  await boss.supervise(MAIL_QUEUE);
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  await stop();
}
