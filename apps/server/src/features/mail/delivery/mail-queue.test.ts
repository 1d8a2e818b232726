import { mailAttempts, mailNewsMs } from '@ayrac/domain/mail/mail-delivery.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '#server/db/migrate.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { MAIL_QUEUE, putMail } from '../outbox.ts';
import { mail } from '../table.ts';
import { retryMail } from '../writes.ts';
import { PostOffice } from './testing/post-office.ts';

let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
});
afterEach(async () => {
  await post.reset();
  await post.db.execute(sql`delete from pgboss.job`);
});
afterAll(() => post.close());

async function jobs() {
  const { rows } = await post.db.execute(sql`
    select data, state::text, retry_count::integer as retries, priority, extract(epoch from start_after - now())::integer as seconds
    from pgboss.job where name = 'mail' order by created_on, id`);
  return rows;
}

it('gets a job with the id alone for each mail, written and undone with it', async () => {
  const id = await post.put();
  await expect(
    post.db.transaction(async (tx) => {
      const to = { email: 'geri@ornek.example' };
      await putMail(tx, { to, template: 'data-erased', locale: 'tr', data: {}, now: post.now });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await jobs()).toEqual([
    { data: { mailId: id }, state: 'created', retries: 0, priority: 0, seconds: 0 },
  ]);
});

it('writes the same job as pg-boss itself', async () => {
  const mailId = await post.put();
  const { boss, stop } = await openQueue(post.db, console);
  await boss.send(MAIL_QUEUE, { mailId });
  await stop();
  const { rows } = await post.db.execute<Record<string, unknown>>(sql`
    select to_jsonb(job) - '{id,created_on,start_after,keep_until}'::text[] as job,
      extract(epoch from keep_until - start_after)::integer as kept from pgboss.job where name = ${MAIL_QUEUE}`);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});

it('lets mass mails wait for others, and planned ones for their time', async () => {
  const to = { email: 'sebnem@ornek.example' };
  const links = { oneClickUrl: 'https://ayrac.example/cik', preferencesUrl: 'https://ayrac.example/tercih' };
  const data = { campaigns: [], ...links };
  // Ahead of the clock of the database, as the clock of a node may be.
  const now = new Date(Date.now() + dayInMs);
  const notBefore = new Date(now.getTime() + dayInMs);
  await putMail(post.db, { to, template: 'newsletter-issue', locale: 'tr', data, now, notBefore });
  const [{ priority, seconds } = {}] = await jobs();
  expect(priority).toBe(-1);
  expect(Math.abs(Number(seconds) - dayInMs / 1_000)).toBeLessThan(60);
});

it('gets another job for a mail that is retried by hand, and none when a mail goes on waiting', async () => {
  const id = await post.put();
  await post.db.update(mail).set({ lastProblem: 'busy' });
  expect(await jobs()).toHaveLength(1);
  await post.db.update(mail).set({ state: 'dead' });
  const by = { caller: { kind: 'anonymous' }, address: null, now: post.now } as const;
  expect(await retryMail(post.db, by, id)).toBeNull();
  expect(await jobs()).toMatchObject([{ data: { mailId: id } }, { data: { mailId: id }, seconds: 0 }]);
});

it('gets a job when it has lost its own, once', async () => {
  const ids = [await post.put(), await post.put()];
  await post.db.execute(sql`update pgboss.job set state = 'completed' where data ->> 'mailId' = ${ids[0]}`);
  const migrations = await readMigrations();
  const queued = migrations.find(({ name }) => name === '20261129_mail_jobs_queued.sql');
  const repair = () => post.db.$client.query(queued?.batches?.statement ?? '', [ids]);
  await repair();
  await repair();
  expect((await jobs()).map(({ data, state }) => [data, state])).toEqual([
    [{ mailId: ids[0] }, 'completed'],
    [{ mailId: ids[1] }, 'created'],
    [{ mailId: ids[0] }, 'created'],
  ]);
});

it('retries for more than two days, and no longer than what a mail says is true', async () => {
  const { rows } = await post.db.execute<{ first: number; longest: number; limit: number }>(sql`
    select retry_delay::integer as first, retry_delay_max::integer as longest, retry_limit::integer as limit
    from pgboss.queue where name = 'mail'`);
  const { first = 0, longest = 0, limit = 0 } = rows[0] ?? {};
  // pg-boss doubles the pause and extends it by chance, at most to twice its length.
  const total = (stretch: number) =>
    Array.from({ length: mailAttempts - 1 }, (_, retries) =>
      Math.min(longest, first * 2 ** retries * stretch),
    ).reduce((sum, pause) => sum + pause * 1_000, 0);
  expect(total(1)).toBeGreaterThan(2 * dayInMs);
  expect(total(2)).toBeLessThan(Math.min(...Object.values(mailNewsMs)));
  expect(limit).toBeGreaterThan(10 * mailAttempts);
});
