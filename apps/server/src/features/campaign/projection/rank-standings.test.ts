import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { byNobody, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { campaignStanding } from '../table.ts';
import { recountAll, recountEnded } from './refresh-lists.ts';

let server: TestApp;
let brandId: string;
let of: { categoryId: string; brandId: string };
let categorySlug: string;
beforeAll(async () => {
  server = await testApp();
  brandId = (await makeBrand(server.db)).id;
});
beforeEach(async () => {
  const category = await makeCategory(server.db);
  of = { brandId, categoryId: category.id };
  categorySlug = category.slug;
});
afterAll(() => server.close());

type Values = NonNullable<Parameters<typeof makeCampaign>[1]>;

async function makeAll(...values: readonly Values[]) {
  const all = [];
  for (const one of values) all.push(await makeCampaign(server.db, { ...of, ...one }));
  return all;
}

const priced = (...prices: readonly number[]) =>
  makeAll(...prices.map((campaignPrice) => ({ campaignPrice })));

/** Returns the rank that each campaign's page shows: place, ties and number of compared campaigns. */
async function standings(campaigns: readonly { readonly slug: string }[]) {
  const pages = await Promise.all(
    campaigns.map(({ slug }) => server.app.inject(`/api/public/campaigns/${slug}`)),
  );
  return pages.map((page) => {
    const { standing } = page.json().campaign;
    return standing && [standing.place, standing.tied, standing.among];
  });
}

function save(id: string, values: Values) {
  return saveCampaign(server.db, { id, values }, byNobody);
}

describe('rank of an offer', () => {
  it('is shown from five comparable offers on, with equal ones sharing a rank', async () => {
    const four = await priced(30, 10, 20, 20);
    expect(await standings(four)).toEqual([null, null, null, null]);
    const [fifth] = await priced(1_000_000);
    expect(await standings([...four, fifth ?? four[0] ?? { slug: '' }])).toEqual([
      [4, 1, 5],
      [1, 1, 5],
      [2, 2, 5],
      [2, 2, 5],
      [5, 1, 5],
    ]);
  });

  it('is not shown when all offers are equal', async () => {
    expect(await standings(await priced(9, 9, 9, 9, 9))).toEqual([null, null, null, null, null]);
  });

  it('compares offers by the same measure, in its better direction', async () => {
    const percent = (discountPercent: number) => ({
      discountPercent,
      discount: `%${discountPercent} indirim`,
    });
    const percents = await makeAll(percent(10), percent(50), percent(25), percent(30), percent(5));
    await makeAll({ installment: 60 }, { installment: 61 }, { installment: 62 }, { installment: 63 });
    await makeAll({ discountPercent: 90, discount: '%90’a varan indirim' });
    const places = (await standings(percents)).map((standing) => standing?.[0]);
    expect(places).toEqual([4, 1, 3, 2, 5]);
    expect((await standings(percents))[0]?.[2]).toBe(5);
  });

  it('is included in lists in any order, but not in the specified calls', async () => {
    await makeAll(
      ...[20, 50, 10, 40, 30].map((campaignPrice, day) => ({ campaignPrice, endAt: inDays(day + 1) })),
    );
    const list = await server.app.inject(`/api/public/categories/${categorySlug}`);
    const places = list.json().list.campaigns.map(({ standing }: { standing: unknown }) => standing);
    expect(places).toEqual([2, 5, 1, 4, 3].map((place) => ({ place, tied: 1, among: 5 })));
    const specified = await server.app.inject('/api/Campaign_Service/campaign');
    expect(specified.body).not.toContain('standing');
  });
});

describe('rank after a change', () => {
  it('is updated when another offer ends, and removed when too few remain', async () => {
    const all = await makeAll(
      { campaignPrice: 10, endAt: inDays(1) },
      { campaignPrice: 20 },
      { campaignPrice: 30 },
      { campaignPrice: 40, endAt: inDays(2) },
      { campaignPrice: 50 },
      { campaignPrice: 60 },
    );
    const [first, second] = all;
    if (first === undefined || second === undefined) throw new Error('Six were made.');
    expect(await standings([second])).toEqual([[2, 1, 6]]);
    server.clock.now = inDays(1);
    await recountEnded(server.db, inDays(1));
    expect(await standings([first, second])).toEqual([null, [1, 1, 5]]);
    server.clock.now = inDays(2);
    await recountEnded(server.db, inDays(2));
    expect(await standings([second])).toEqual([null]);
    server.clock.now = testNow;
  });

  it('is updated when another offer is published, changed, moved or withdrawn', async () => {
    const all = await priced(20, 30, 40, 50, 60);
    const [subject] = all;
    const [waiting] = await makeAll({ campaignPrice: 10, status: 'draft' });
    if (subject === undefined || waiting === undefined) throw new Error('Six were made.');
    expect(await standings([subject])).toEqual([[1, 1, 5]]);
    await save(waiting.id, { status: 'live' });
    expect(await standings([subject])).toEqual([[2, 1, 6]]);
    await save(waiting.id, { campaignPrice: 20 });
    expect(await standings([subject])).toEqual([[1, 2, 6]]);
    const { id: categoryId } = await makeCategory(server.db);
    await save(waiting.id, { categoryId });
    expect(await standings([subject, waiting])).toEqual([[1, 1, 5], null]);
    await save(subject.id, { status: 'withdrawn' });
    const left = await server.db.$count(campaignStanding, eq(campaignStanding.categoryId, of.categoryId));
    expect(left).toBe(0);
  });

  it('equals a full recount after any number of concurrent saves', async () => {
    const all = await priced(1, 2, 3, 4, 5, 6, 7, 8);
    await Promise.all(all.map(({ id }, index) => save(id, { campaignPrice: ((index * 5) % 8) + 1 })));
    const ranks = await standings(all);
    expect(ranks.map((standing) => standing?.[0])).toEqual([1, 6, 3, 8, 5, 2, 7, 4]);
    await recountAll(server.db, testNow);
    expect(await standings(all)).toEqual(ranks);
  });
});
