import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { noteEnd } from './outbox.ts';
import { sendIssues } from './send-issues.ts';
import { newsletterSubscription } from './table.ts';

let database: TestDatabase;
let topic: string;
let readers = 0;
const clock = { now: testNow };
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const car = await makeCategory(db);
  topic = car.id;
  await makeCampaign(db, { title: 'Araba', categoryId: topic });
  await makeCampaign(db, { title: 'Bitiyor', categoryId: topic, endAt: inDays(3) });
  await makeCampaign(db, { title: 'Ev', english: { title: 'Home' } });
});
beforeEach(async () => {
  clock.now = testNow;
  await database.db.execute(sql`delete from newsletter_subscription`);
  await database.db.execute(sql`delete from mail`);
});
afterAll(() => database.drop());

const env = readEnv({ NODE_ENV: 'test', ORIGIN: 'https://ayrac.example' });
const run = async () => {
  const fingerprint = await fingerprintOf(database.db);
  const services = { clock: () => clock.now, random: () => 0.5, env, fingerprint, isDemo: false };
  return sendIssues(database.db, services);
};

async function makeReader(values: Partial<typeof newsletterSubscription.$inferInsert> = {}): Promise<string> {
  readers += 1;
  const email = `okur.${readers}@ornek.example`;
  const common = { locale: 'tr', requestedAt: testNow, createdAt: testNow, confirmedAt: testNow } as const;
  await database.db.insert(newsletterSubscription).values({ ...common, ...values, email, emailKey: email });
  return email;
}
async function issuesTo(email: string) {
  const { rows } = await database.db.execute<{ titles: string[]; data: Record<string, string> }>(sql`
    select array(select c ->> 'title' from jsonb_array_elements(data -> 'campaigns') c) as titles, data
    from mail where recipient = ${email} and template = 'newsletter-issue' order by created_at`);
  return rows;
}

describe('newsletter issue', () => {
  it('goes to each confirmed reader once a week, however often the job runs', async () => {
    const email = await makeReader();
    await Promise.all([run(), run()]);
    await run();
    expect(await issuesTo(email)).toHaveLength(1);
    clock.now = inDays(7);
    await run();
    expect(await issuesTo(email)).toHaveLength(2);
  });

  it('is removed when its reader unsubscribes before it is sent', async () => {
    const [leaving, staying] = [await makeReader(), await makeReader()];
    await run();
    const [row] = await database.db
      .select()
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.email, leaving));
    if (row === undefined) throw new Error('There is no reader.');
    await database.db.transaction((tx) => noteEnd(tx, row, testNow));
    expect([await issuesTo(leaving), (await issuesTo(staying)).length]).toEqual([[], 1]);
  });

  it('goes once a month to readers who chose that', async () => {
    const email = await makeReader({ frequency: 'monthly' });
    for (const day of [0, 7, 14]) {
      clock.now = inDays(day);
      await run();
    }
    // The third issue is in December.
    expect(await issuesTo(email)).toHaveLength(2);
  });

  it.each([
    ['is not confirmed', { confirmedAt: null }],
    ['has ended', { endedAt: testNow }],
  ])('is not sent when a subscription %s', async (_case, values) => {
    const email = await makeReader(values);
    await run();
    expect(await issuesTo(email)).toEqual([]);
  });

  it('contains the chosen topics by end date, with unsubscribe links', async () => {
    const email = await makeReader({ topics: [topic] });
    await run();
    const [issue] = await issuesTo(email);
    expect(issue?.titles).toEqual(['Bitiyor', 'Araba']);
    expect(issue?.data.preferencesUrl).toMatch(/^https:\/\/ayrac\.example\/bulten\/tercihler\?kod=/);
    expect(issue?.data.oneClickUrl).toMatch(
      /^https:\/\/ayrac\.example\/api\/public\/newsletter\/one-click\?kod=/,
    );
  });

  it("is in its reader's language, with all topics by default", async () => {
    const email = await makeReader({ locale: 'en', wantsEnding: false });
    await run();
    const [issue] = await issuesTo(email);
    expect(issue?.titles.toSorted()).toEqual(['Araba', 'Bitiyor', 'Home']);
    expect(JSON.stringify(issue?.data)).toContain('https://ayrac.example/en/kampanyalar/');
  });

  it('is not sent without campaigns', async () => {
    const { id } = await makeCategory(database.db);
    const email = await makeReader({ topics: [id] });
    await run();
    expect(await issuesTo(email)).toEqual([]);
  });

  it('is neither lost nor repeated when interrupted before its commit', async () => {
    const { db } = database;
    for (let n = 0; n < 120; n += 1) await makeReader();
    // The second batch fails after most of its mails were added.
    await db.execute(sql`
      create function break_off() returns trigger language plpgsql as $$
      begin
        if (select count(*) from mail) >= 110 then raise exception 'broken off'; end if;
        return new;
      end $$`);
    await db.execute(
      sql`create trigger breaks_off before insert on mail for each row execute function break_off()`,
    );
    const counted = async () =>
      (
        await db.execute(sql`
          select count(*)::integer as mails, count(distinct recipient)::integer as readers,
            (select count(*)::integer from newsletter_issue) as noted from mail`)
      ).rows[0];
    await expect(run()).rejects.toThrow();
    expect(await counted()).toEqual({ mails: 100, readers: 100, noted: 100 });
    await db.execute(sql`drop function break_off cascade`);
    await run();
    expect(await counted()).toEqual({ mails: 120, readers: 120, noted: 120 });
  });

  it('reaches all of many readers', async () => {
    for (let n = 0; n < 230; n += 1) await makeReader();
    await run();
    const { rows } = await database.db.execute(sql`select count(*)::integer as mails from mail`);
    expect(rows).toEqual([{ mails: 230 }]);
  });
});
