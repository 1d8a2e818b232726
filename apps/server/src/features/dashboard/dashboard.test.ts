import type { Care, FigureValue } from '@ayrac/contract/office/dashboard.ts';
import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { dayInMs, hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Executor } from '#server/db/database.ts';
import { campaignViewHour } from '#server/features/attention/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { makeLead } from '#server/testing/leads.ts';
import { member } from '#server/testing/quote-body.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { countFigures } from './count-figures.ts';

/** Tables with everything that is counted, in an order in which they can be emptied. */
const counted = [
  ...['figure_hour', 'response_day', 'request_day', 'dashboard_count', 'dashboard_recount', 'search_count'],
  ...['inbox_thread', 'mail', 'lead', 'campaign', 'campaign_list', 'account'],
];

let server: TestApp;
let customerId: string;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.actAs(member(9, 'ADMIN'));
  server.clock.now = testNow;
  // The counts cover all data, so each test starts with empty tables.
  for (const name of counted) await server.db.execute(sql`delete from ${sql.identifier(name)}`);
  ({ id: customerId } = await makeAccount(server.db));
});
afterAll(() => server.close());

const before = (ms: number) => new Date(testNow.getTime() - ms);
const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server.app.inject({ url: `/api/admin/dashboard/${path}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json();
};
const figures = async (period: string) => {
  const reply: { figures: FigureValue[] } = await get(`figures?period=${period}`);
  return Object.fromEntries(reply.figures.map(({ name, ...values }) => [name, values]));
};
const care = async () => {
  const reply: Care[] = await get('care');
  return Object.fromEntries(reply.map(({ kind, ...found }) => [kind, found]));
};

const contact = () => ({
  ...{ customerId, contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
  ...{ contactName: 'Ada', contactSurname: 'Su' },
});

/** Makes a request at an instant, contacted after some business minutes, or not at all. */
async function ask(createdAt: Date, minutes?: number, campaignId?: string) {
  const firstContactAt = minutes === undefined ? null : new Date(createdAt.getTime() + minutes * minuteInMs);
  await makeLead(server.db, {
    campaignId: campaignId ?? (await makeCampaign(server.db)).id,
    ...{ ...contact(), createdAt, firstContactAt, answerMinutes: minutes ?? null },
  });
}

describe('figures of a period', () => {
  it('are empty on a new site, for every day and without a comparison', async () => {
    const reply = await get('figures?period=7');
    expect(reply).toMatchObject({ countedAt: null, brands: [], categories: [] });
    expect(reply.days).toHaveLength(7);
    expect(reply.days.at(-1)).toEqual({ day: '2026-11-20', requests: 0, views: 0, members: 0 });
    expect(await figures('7')).toEqual({
      requests: { value: 0, before: 0 },
      response: { value: null, before: null },
      live: { value: null, before: null },
      ending: { value: null, before: null },
      views: { value: 0, before: 0 },
      members: { value: 0, before: 0 },
    });
  });

  it('count requests from midnight of the first day, and for the same length of time before', async () => {
    const midnight = before(12 * hourInMs);
    const first = new Date(midnight.getTime() - 6 * dayInMs);
    await ask(first);
    await ask(new Date(first.getTime() - 1));
    await ask(before(minuteInMs));
    // A week ago at this time minus an hour, and plus an hour, which is later than the current time of day.
    await ask(before(7 * dayInMs + hourInMs));
    await ask(before(7 * dayInMs - hourInMs));
    await countFigures(server.db, testNow);
    expect((await figures('7')).requests).toEqual({ value: 2, before: 1 });
  });

  it('count a request once in repeated runs, including one that arrived late in its hour', async () => {
    await ask(before(2 * hourInMs));
    await countFigures(server.db, before(hourInMs));
    await ask(before(hourInMs + minuteInMs));
    await countFigures(server.db, testNow);
    await countFigures(server.db, testNow);
    expect((await figures('7')).requests).toEqual({ value: 2, before: 0 });
  });

  it('follow a merge of leads that were counted long ago, and their separation', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    await ask(before(3 * dayInMs), undefined, campaignId);
    await ask(before(2 * dayInMs), undefined, campaignId);
    await countFigures(server.db, testNow);
    const requests = async () => {
      await countFigures(server.db, testNow);
      const { brands } = await get('figures?period=7');
      return [(await figures('7')).requests?.value, brands[0]?.requests];
    };
    expect(await requests()).toEqual([2, 2]);
    await server.db.execute(sql`
      update lead set merged_into = (select id from lead order by created_at desc limit 1)
      where id = (select id from lead order by created_at limit 1)`);
    expect(await requests()).toEqual([1, 1]);
    await server.db.execute(sql`update lead set merged_into = null`);
    expect(await requests()).toEqual([2, 2]);
  });

  it('let leads be merged during a count, and follow with the next one', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    for (const days of [4, 3, 2]) await ask(before(days * dayInMs), undefined, campaignId);
    await countFigures(server.db, testNow);
    const merge = (tx: Executor) =>
      tx.execute(sql`
        update lead set merged_into = (select id from lead order by created_at desc limit 1)
        where id = (select id from lead where merged_into is null order by created_at limit 1)`);
    await merge(server.db);
    await server.db.transaction(async (counting) => {
      await countFigures(counting, testNow);
      await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '500ms'`);
        await merge(tx);
      });
    });
    expect((await figures('7')).requests?.value).toBe(2);
    await countFigures(server.db, testNow);
    expect((await figures('7')).requests?.value).toBe(1);
  });

  it('exclude suspect requests', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    await makeLead(server.db, {
      campaignId,
      ...contact(),
      isSuspect: true,
      createdAt: testNow,
    });
    await countFigures(server.db, testNow);
    expect((await figures('7')).requests?.value).toBe(0);
  });

  it('count an accepted suspect in the hour of its acceptance', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    const accepted = { review: 'accepted', reviewedAt: before(hourInMs) } as const;
    await makeLead(server.db, { campaignId, ...contact(), ...accepted, createdAt: before(9 * dayInMs) });
    await countFigures(server.db, testNow);
    expect((await figures('7')).requests).toEqual({ value: 1, before: 0 });
  });

  it('contain the median time to first contact', async () => {
    await ask(before(5 * hourInMs), 10);
    await ask(before(4 * hourInMs), 30);
    await ask(before(3 * hourInMs), 170);
    await ask(before(9 * dayInMs), 60);
    await countFigures(server.db, testNow);
    expect((await figures('7')).response).toEqual({ value: 30, before: 60 });
  });

  it('contain only measured times to first contact, in business minutes', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    // Asked on Thursday evening, after the brand had closed.
    const asked = { campaignId, createdAt: before(16 * hourInMs), firstContactAt: before(2 * hourInMs) };
    await makeLead(server.db, { ...contact(), ...asked, answerMinutes: 60 });
    await makeLead(server.db, { ...contact(), ...asked, answerMinutes: null });
    await countFigures(server.db, testNow);
    const counted = await server.db.execute(sql`select minutes, leads from response_day`);
    expect(counted.rows).toEqual([{ minutes: 60, leads: 1 }]);
  });

  it('count live campaigns and those ending soon, beside the earlier counts', async () => {
    await makeCampaign(server.db, { endAt: inDays(3) });
    await makeCampaign(server.db);
    await countFigures(server.db, before(8 * dayInMs));
    await makeCampaign(server.db, { endAt: inDays(5) });
    await countFigures(server.db, testNow);
    const { live, ending } = await figures('7');
    expect(live).toEqual({ value: 3, before: 2 });
    expect(ending).toEqual({ value: 2, before: 0 });
  });

  it('keep views after their hours are deleted, and count new members', async () => {
    const { id: campaignId } = await makeCampaign(server.db);
    const hour = before(5 * hourInMs);
    await server.db.insert(campaignViewHour).values({ campaignId, hour, views: 12 });
    await server.db.execute(sql`update account set created_at = ${testNow}`);
    await countFigures(server.db, testNow);
    await server.db.delete(campaignViewHour);
    await countFigures(server.db, new Date(testNow.getTime() + dayInMs));
    server.clock.now = new Date(testNow.getTime() + dayInMs);
    expect(await figures('7')).toMatchObject({ views: { value: 12 }, members: { value: 1 } });
  });

  it('list the brands and categories with most requests', async () => {
    const busy = await makeBrand(server.db, { name: 'Çok Sorulan' });
    const category = await makeCategory(server.db, { name: 'Kasko', nameEn: 'Car insurance' });
    const { id } = await makeCampaign(server.db, { brandId: busy.id, categoryId: category.id });
    await ask(before(hourInMs), undefined, id);
    await ask(before(2 * dayInMs), undefined, id);
    await ask(before(hourInMs));
    await countFigures(server.db, testNow);
    const { brands, categories } = await get('figures?period=30', { 'accept-language': 'en' });
    expect(brands[0]).toEqual({ id: busy.id, name: 'Çok Sorulan', requests: 2 });
    expect(brands).toHaveLength(2);
    expect(categories[0]).toEqual({ id: category.id, name: 'Car insurance', requests: 2 });
  });

  it('need a fixed number of statements', async () => {
    await ask(testNow, 3);
    await countFigures(server.db, testNow);
    expect(await countStatements(server.db, () => get('figures?period=90'))).toBeLessThanOrEqual(8);
    expect(await countStatements(server.db, () => get('care'))).toBe(1);
  });

  it('require an administrator', async () => {
    server.actAs(member(8, 'CRM_ADMIN'));
    const reply = await server.app.inject({ url: '/api/admin/dashboard/figures' });
    expect(reply.statusCode).toBe(403);
  });
});

describe('open issues', () => {
  it('list only the outdated default rates on a new site', async () => {
    const { 'old-rates': rates, ...others } = await care();
    expect(rates).toMatchObject({ count: 16, items: [{ at: '2025-12-31T21:00:00.000Z' }, {}, {}] });
    // A bank has rates of several types, which its name alone does not tell apart.
    expect(loanTypes).toContain(rates?.items[0]?.loanType);
    const counts = Object.values(others).map(({ count }) => count);
    expect(counts).toHaveLength(9);
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  it('list the most urgent of each kind first', async () => {
    const names = [4, 1, 3, 2].map((days) => ({ title: `Son ${days} gün`, endAt: inDays(days) }));
    for (const values of names) await makeCampaign(server.db, { ...values, checkedAt: testNow });
    await makeCampaign(server.db, { title: 'Hiç bakılmadı', checkedAt: null });
    await makeCampaign(server.db, { title: 'Eskidi', checkedAt: inDays(-31) });
    await makeCampaign(server.db, { title: 'Yeni bakıldı', checkedAt: inDays(-29) });
    await makeCampaign(server.db, { title: 'Sona erdi', checkedAt: null, endAt: inDays(-1) });
    await makeCampaign(server.db, {
      title: 'Çelişkili',
      checkedAt: testNow,
      listPrice: 1_000,
      campaignPrice: 2_000,
    });
    const { contradictory, ending, unchecked, 'no-picture': bare } = await care();
    expect(contradictory).toMatchObject({ count: 1, items: [{ label: 'Çelişkili' }] });
    expect(ending?.count).toBe(4);
    expect(ending?.items.map(({ label }) => label)).toEqual(['Son 1 gün', 'Son 2 gün', 'Son 3 gün']);
    expect(unchecked?.items.map(({ label }) => label)).toEqual(['Hiç bakılmadı', 'Eskidi']);
    expect(bare?.count).toBe(8);
  });

  it('include waiting messages, suspect requests, failed mails and searches without results', async () => {
    const { id: campaignId } = await makeCampaign(server.db, { title: 'Kasko' });
    await makeLead(server.db, { campaignId, ...contact(), isSuspect: true });
    await server.db.execute(sql`
      insert into mail (template, locale, data, state, not_before, created_at, recipient, recipient_key)
      values ('quote-received', 'tr', '{}', 'dead', ${testNow}, ${testNow}, 'a@ornek.example', 'a@ornek.example')`);
    await server.db.execute(sql`
      insert into inbox_entry (kind, topic, name, email, email_key, body, locale)
      values ('contact', 'quote', 'Ada', 'a@ornek.example', 'a@ornek.example', 'Merhaba', 'tr')`);
    await server.db.execute(sql`
      insert into search_count (day, locale, term, spelling, searches, empty)
      values ('2026-11-19', 'tr', 'pizza', 'Pizza', 3, 3), ('2026-11-18', 'tr', 'pizza', 'PİZZA', 1, 1),
        ('2026-11-19', 'en', 'kusluk', null, 1, 1), ('2026-11-18', 'tr', 'kasko', 'Kasko', 9, 0),
        ('2026-11-01', 'tr', 'eski', 'Eski', 5, 5)`);
    const found = await care();
    expect(found['suspect-requests']?.items[0]?.label).toBe('Kasko');
    expect(found['dead-mails']?.items[0]?.label).toBe('quote-received');
    expect(found.inbox?.items[0]?.label).toBe('quote');
    expect(found['empty-searches']).toMatchObject({
      count: 2,
      items: [
        { label: 'Pizza', at: null },
        { label: 'kusluk', at: null },
      ],
    });
  });
});
