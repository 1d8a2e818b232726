import { MOST_KEPT_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand as brandTable } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { addFollows } from '#server/features/follow/writes.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
let accountId: string;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db);
  accountId = id;
  server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
});
afterAll(() => server.close());

const interests = async () => (await server.app.inject({ url: '/api/me/interests' })).json();

async function followed(title: string, endAt: Date | null) {
  const { id } = await makeCampaign(server.db, { title, endAt, english: { title: `${title} (en)` } });
  await addFollows(server.db, accountId, [{ kind: 'campaign', id }], testNow);
  return id;
}

it('is empty for a person who follows nothing', async () => {
  expect(await interests()).toEqual({ campaigns: [], brands: [], categories: [], requests: [] });
});

// Specification 2.11, 6.2
it('lists campaigns by end date, then open-ended ones, then ended ones, latest first', async () => {
  await followed('yarın', inDays(1));
  await followed('ucu açık', null);
  await followed('geçen ay bitti', inDays(-30));
  await followed('dün bitti', inDays(-1));
  await followed('gelecek hafta', inDays(7));
  const titles = (await interests()).campaigns.map(({ title }: { title: { text: string } }) => title.text);
  expect(titles).toEqual(['yarın', 'gelecek hafta', 'ucu açık', 'dün bitti', 'geçen ay bitti']);
});

it("omits withdrawn campaigns and uses the reader's language", async () => {
  const id = await followed('saklanacak', inDays(0.5));
  await server.db.update(campaign).set({ isActive: false, status: 'withdrawn' }).where(eq(campaign.id, id));
  const reply = await server.app.inject({
    url: '/api/me/interests',
    headers: { 'accept-language': 'en-US' },
  });
  const [first] = reply.json().campaigns;
  expect(first.title).toEqual({ text: 'yarın (en)', lang: 'en' });
});

it('lists brands and categories with their counts while they are active', async () => {
  const [brand, category] = [await makeBrand(server.db), await makeCategory(server.db)];
  const gone = await makeBrand(server.db);
  await addFollows(
    server.db,
    accountId,
    [
      { kind: 'brand', id: brand.id },
      { kind: 'brand', id: gone.id },
      { kind: 'category', id: category.id },
    ],
    testNow,
  );
  await server.db.update(brandTable).set({ isActive: false }).where(eq(brandTable.id, gone.id));
  const { brands, categories } = await interests();
  expect(brands).toEqual([expect.objectContaining({ id: brand.id, campaigns: 0 })]);
  expect(categories).toEqual([expect.objectContaining({ id: category.id, campaigns: 0 })]);
});

it('needs a fixed number of statements', async () => {
  const before = await countStatements(server.db, interests);
  for (let n = 0; n < 5; n += 1) await followed(`bir daha ${n}`, inDays(n + 2));
  expect(await countStatements(server.db, interests)).toBe(before);
  expect(before).toBeLessThan(8);
});

describe("follows kept on a guest's device", () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const ask = (campaigns: unknown) => postJson(server.app, '/api/public/bookmarks', { campaigns });
  const titlesOf = async (ids: readonly string[]) =>
    (await ask(ids)).json().campaigns.map(({ title }: { title: { text: string } }) => title.text);

  it('are returned as cards by end date, ended ones last, without missing or repeated ones', async () => {
    server.actAs({ kind: 'anonymous' });
    const of = async (title: string, endAt: Date | null, values = {}) =>
      (await makeCampaign(server.db, { title, endAt, ...values })).id;
    const later = await of('sonra', inDays(9));
    const over = await of('bitti', inDays(-1));
    const open = await of('açık', null);
    const soon = await of('yakında', inDays(2));
    const gone = await of('kaldırıldı', null, { status: 'withdrawn' });
    expect(await titlesOf([later, over, open, soon, gone, nobody, soon])).toEqual([
      'yakında',
      'sonra',
      'açık',
      'bitti',
    ]);
    const costOf = (ids: readonly string[]) => countStatements(server.db, () => titlesOf(ids));
    expect(await costOf([later, over, open, soon])).toBe(await costOf([later]));
  });

  it('need no query when empty', async () => {
    expect(await countStatements(server.db, () => titlesOf([]))).toBe(0);
  });

  it.each([
    ['more than a device keeps', Array.from({ length: MOST_KEPT_FOLLOWS + 1 }, () => nobody)],
    ['no ids', ["1' or '1'='1"]],
    ['no list', nobody],
  ])('are refused when %s', async (_case, campaigns) => {
    expect((await ask(campaigns)).statusCode).toBe(400);
  });
});
