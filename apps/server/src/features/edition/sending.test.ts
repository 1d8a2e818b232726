import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '#server/features/mail/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { startSending } from './start-sending.ts';
import { type Newsroom, openNewsroom } from './testing/newsroom.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await openNewsroom();
});
beforeEach(() => room.clear());
afterAll(() => room.office.close());

const at = (minutes: number) => {
  room.office.clock.now = new Date(testNow.getTime() + minutes * 60_000);
};
const recipients = async () => (await room.mails()).map(({ recipient }) => recipient);

describe('sent edition', () => {
  it('goes to each reader in their language, with personal unsubscribe links', async () => {
    const [turk] = await room.makeReaders(1);
    const [english] = await room.makeReaders(1, { locale: 'en' });
    const { id: live } = await makeCampaign(room.db, { title: 'Araba', english: { title: 'Car' } });
    const edition = await room.compose([live]);
    expect((await room.send(edition)).json()).toMatchObject({ state: 'sending', actions: ['stop'] });
    expect(await room.work(edition.id)).toMatchObject({
      state: 'sent',
      actions: [],
      progress: { readers: 2, reached: 2, waiting: 0, failed: 0 },
    });
    const mails = await room.mails();
    expect(mails.map(({ recipient, locale, data }) => [recipient, locale, data.heading, data.text])).toEqual([
      [turk, 'tr', 'Kasım', 'Merhaba'],
      [english, 'en', 'November', 'Hello'],
    ]);
    expect(mails.map(({ data }) => data.campaigns[0]?.title)).toEqual(['Araba', 'Car']);
    expect(mails[1]?.data.preferencesUrl).toMatch(/^https:\/\/ayrac\.example\/en\/bulten\/tercihler\?kod=/);
    const { pathname, search } = new URL(mails[0]?.data.oneClickUrl ?? '');
    room.office.actAs({ kind: 'anonymous' });
    expect((await postJson(room.office.app, pathname + search, {})).statusCode).toBe(200);
    const [left] = await room.db
      .select()
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.email, turk ?? ''));
    expect(left?.endedAt).toEqual(testNow);
  });

  it.each([
    ['is not confirmed', { confirmedAt: null }],
    ['has ended', { endedAt: testNow }],
  ])('is not sent when a subscription %s', async (_case, values) => {
    await room.makeReaders(1, values);
    const edition = await room.compose();
    expect(edition.reach).toEqual({ open: 0, served: 0, otherTopics: 0 });
    await room.send(edition);
    expect(await room.work(edition.id)).toMatchObject({
      state: 'sent',
      progress: { readers: 0, reached: 0 },
    });
    expect(await recipients()).toEqual([]);
  });

  it('contains the campaigns of the topics that its reader chose', async () => {
    const [cars, homes] = [await makeCategory(room.db), await makeCategory(room.db)];
    const below = await makeCategory(room.db, { parentId: cars.id });
    const { id: car } = await makeCampaign(room.db, { title: 'Araba', categoryId: below.id });
    const { id: home } = await makeCampaign(room.db, { title: 'Ev', categoryId: homes.id });
    const other = await makeCategory(room.db);
    await room.makeReaders(1, { topics: [cars.id] });
    const [all] = await room.makeReaders(1);
    const [none] = await room.makeReaders(1, { topics: [other.id] });
    const edition = await room.compose([home, car]);
    expect(edition.reach).toEqual({ open: 2, served: 0, otherTopics: 1 });
    await room.send(edition);
    await room.work(edition.id);
    const mails = await room.mails();
    expect(mails.map(({ data }) => data.campaigns.map(({ title }) => title))).toEqual([
      ['Araba'],
      ['Ev', 'Araba'],
    ]);
    expect(mails[1]?.recipient).toBe(all);
    expect(await recipients()).not.toContain(none);
  });

  it('is the only issue of its period, so that nobody gets more mails than they allowed', async () => {
    const [weekly] = await room.makeReaders(1);
    const [monthly] = await room.makeReaders(1, { frequency: 'monthly' });
    const first = await room.compose();
    await room.send(first);
    await room.work(first.id);
    expect(await room.sendThursdays()).toBe(0);
    const second = (await room.office.send('POST', `editions/${first.id}/duplicate`)).json();
    expect(second).toMatchObject({ state: 'draft', heading: 'Kasım', reach: { open: 0, served: 2 } });
    // In the following week, which is in the same month.
    room.office.clock.now = inDays(7);
    await room.send(second);
    expect(await room.work(second.id)).toMatchObject({ progress: { readers: 1, reached: 1 } });
    expect((await recipients()).toSorted()).toEqual([weekly, weekly, monthly].toSorted());
  });

  it('omits campaigns that have ended meanwhile, and reports it', async () => {
    await room.makeReaders(101);
    const [short, long] = [
      await makeCampaign(room.db, { title: 'Kısa', endAt: new Date(testNow.getTime() + 60_000) }),
      await makeCampaign(room.db, { title: 'Uzun' }),
    ];
    const edition = await room.compose([short.id, long.id]);
    await room.send(edition);
    await room.batch();
    await room.deliver();
    at(2);
    const sent = await room.work(edition.id);
    expect(sent.campaigns.map(({ title, isLive, wasLeftOut }) => [title, isLive, wasLeftOut])).toEqual([
      ['Kısa', false, true],
      ['Uzun', true, false],
    ]);
    const lengths = (await room.mails()).map(({ data }) => data.campaigns.length);
    expect([lengths.filter((one) => one === 2).length, lengths.filter((one) => one === 1).length]).toEqual([
      100, 1,
    ]);
  });

  it('stops with a reason when none of its campaigns is live', async () => {
    await room.makeReaders(101);
    const { id: only } = await makeCampaign(room.db, { endAt: new Date(testNow.getTime() + 60_000) });
    const edition = await room.compose([only]);
    await room.send(edition);
    await room.batch();
    await room.deliver();
    at(2);
    expect(await room.work(edition.id)).toMatchObject({
      state: 'stopped',
      problem: 'nothing-live',
      actions: ['resume', 'cancel'],
      progress: { reached: 100 },
    });
    expect((await room.move(edition.id, 'cancel')).json()).toMatchObject({
      state: 'cancelled',
      problem: null,
    });
  });

  it('cannot be changed, sent again or binned in any state', async () => {
    await room.makeReaders(1);
    const edition = await room.compose();
    await room.send(edition);
    for (const state of ['sending', 'sent']) {
      const now = await room.get(edition.id);
      expect(now.state).toBe(state);
      const replies = [
        await room.save(now, { heading: 'Anders' }),
        await room.send(now),
        await room.move(now.id, 'unschedule'),
        await room.office.send('DELETE', `editions/${now.id}?version=${now.version}`),
      ];
      expect(replies.map((reply) => reply.json().code)).toEqual(Array(4).fill('edition-moved'));
      await room.work(edition.id);
    }
    expect((await room.get(edition.id)).heading).toBe('Kasım');
  });
});

describe('batches of an edition', () => {
  it('of two nodes reach everyone once', async () => {
    const emails = await room.makeReaders(250);
    const edition = await room.compose();
    await room.send(edition);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([room.batch(), room.batch()]);
      await room.deliver();
    }
    expect(await room.get(edition.id)).toMatchObject({
      state: 'sent',
      progress: { readers: 250, reached: 250 },
    });
    expect((await recipients()).toSorted()).toEqual(emails.toSorted());
  });

  it('wait until most of the previous batch is sent', async () => {
    await room.makeReaders(150);
    const edition = await room.compose();
    await room.send(edition);
    expect([await room.batch(), await room.batch(), await room.batch()]).toEqual([true, false, false]);
    expect(await room.get(edition.id)).toMatchObject({ progress: { reached: 100, waiting: 100 } });
    await room.deliver();
    expect(await room.batch()).toBe(true);
  });

  it('do not wait for bulk mails that are planned for later', async () => {
    await room.makeReaders(150);
    const edition = await room.compose();
    await room.send(edition);
    await room.batch();
    await room.db.update(mail).set({ notBefore: new Date(testNow.getTime() + 1) });
    expect(await room.batch()).toBe(true);
  });

  it('that are interrupted leave nothing behind and are neither lost nor repeated', async () => {
    const emails = await room.makeReaders(220);
    const edition = await room.compose();
    await room.send(edition);
    await room.batch();
    await room.deliver();
    const { rows: steps } = await room.db.execute<{ name: string; until: string }>(sql`
      select * from (values
        ('mail', 'after insert on mail'), ('note', 'after update on newsletter_issue'),
        ('progress', 'after update on newsletter_edition')) as steps (name, until)`);
    for (const { until } of steps) {
      await room.db.execute(sql`
        create function break_off() returns trigger language plpgsql as $$
        begin raise exception 'broken off'; end $$`);
      await room.db.execute(
        sql.raw(`create trigger breaks_off ${until} for each row execute function break_off()`),
      );
      await expect(room.batch()).rejects.toThrow();
      await room.db.execute(sql`drop function break_off cascade`);
      expect(await recipients()).toHaveLength(100);
      expect((await room.get(edition.id)).progress).toMatchObject({ reached: 100 });
    }
    expect(await room.work(edition.id)).toMatchObject({ state: 'sent', progress: { reached: 220 } });
    expect((await recipients()).toSorted()).toEqual(emails.toSorted());
  });

  it('go to the readers at the time of the batch', async () => {
    const emails = await room.makeReaders(150);
    const edition = await room.compose();
    await room.send(edition);
    await room.batch();
    await room.deliver();
    const had = new Set(await recipients());
    const leaving = emails.find((email) => !had.has(email)) ?? '';
    await room.db
      .update(newsletterSubscription)
      .set({ endedAt: testNow })
      .where(eq(newsletterSubscription.email, leaving));
    await room.work(edition.id);
    expect(await recipients()).toHaveLength(149);
    expect(await recipients()).not.toContain(leaving);
  });

  it('are sent by running nodes, not by stopped ones', async () => {
    await room.makeReaders(3);
    const edition = await room.compose();
    await room.send(edition);
    const failed: object[] = [];
    const sending = startSending(room.db, room.services, { error: (details) => failed.push(details) });
    const state = async () => {
      await room.deliver();
      return (await room.get(edition.id)).state;
    };
    await expect.poll(state, { timeout: 15_000 }).toBe('sent');
    await sending.stop();
    expect(failed).toEqual([]);
  });
});

it.each([
  ['no heading', { heading: '' }, ['heading']],
  ['no English', { headingEn: '', textEn: '' }, ['headingEn', 'textEn']],
  ['no campaign', { campaignIds: [] }, ['campaignIds']],
])('an edition with %s is not sent', async (_case, values, fields) => {
  const edition = await room.compose();
  const saved = (await room.save(edition, values)).json();
  const reply = await room.send(saved);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toEqual(fields);
});

it('an edition that another person has changed is not sent unseen', async () => {
  const edition = await room.compose();
  await room.save(edition, { heading: 'Başka' });
  expect((await room.send(edition)).json()).toMatchObject({
    code: 'record-changed',
    current: { heading: 'Başka' },
  });
});
