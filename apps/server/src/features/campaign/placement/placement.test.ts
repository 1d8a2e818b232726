import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';
import { placeBatch } from './place-batch.ts';
import { campaignPlacement } from './table.ts';
import { openLargePlaces } from './testing/large-places.ts';
import { MOST_IN_A_CALL } from './writes.ts';

const MANY = MOST_IN_A_CALL + 30;

let places: Awaited<ReturnType<typeof openLargePlaces>>;
beforeAll(async () => {
  places = await openLargePlaces();
});
beforeEach(async () => {
  await places.office.enter('ADMIN');
  await places.office.db.delete(campaignPlacement);
});
afterAll(() => places.office.close());

it.each(['brands', 'categories'] as const)(
  'a switch of %s with many campaigns is immediate, its lists follow in batches, and undo restores everything',
  async (of) => {
    const { office, ask, change, placing, placeAll, total, totalOf } = places;
    const { place, brand, category, first } = await places.addHidden(of, MANY);
    const before = await total();
    const shown = await change(place, { isActive: true });
    expect(shown.statusCode, shown.body).toBe(200);
    // A hidden campaign is already reachable by its address, while the lists do not contain it yet.
    expect((await ask(`campaigns/${first.slug}`)).json()).toMatchObject({ kind: 'found' });
    const open = { of, id: place.id, label: place.name };
    expect(await placing()).toEqual([{ ...open, done: 0, total: MANY }]);
    expect(await placeBatch(office.db, testNow)).toBe(true);
    expect(await placing()).toEqual([{ ...open, done: 100, total: MANY }]);
    await placeAll();
    expect(await placing()).toEqual([]);
    expect(await total()).toBe(before + MANY);
    expect(await totalOf({ ...brand, of: 'brands' })).toBe(MANY);
    expect(await totalOf({ ...category, of: 'categories' })).toBe(MANY);

    expect((await office.undoChange(shown.json().change)).statusCode).toBe(200);
    expect((await ask(`campaigns/${first.slug}`)).json()).toMatchObject({ kind: 'removed' });
    expect((await ask(`${of}/${place.slug}`)).statusCode).toBe(404);
    const quote = await postQuote(office.app, 'anonymous', quoteBody(first.id));
    expect(quote.json()).toMatchObject({ code: 'campaign-missing' });
    await placeAll();
    expect(await total()).toBe(before);
  },
);

it('campaigns are found by a new name when all are placed', async () => {
  const { change, placeAll, ask } = places;
  const { place } = await places.addHidden('brands', MANY);
  await change(place, { isActive: true });
  await placeAll();
  const found = async (words: string) => {
    const { corrected, total } = (await ask(`search?q=${encodeURIComponent(words)}`)).json();
    return corrected === null && total > 0;
  };
  expect(await found(place.name)).toBe(true);
  await change(place, { name: 'Zerdali Holding' });
  await placeAll();
  expect([await found('zerdali'), await found(place.name)]).toEqual([true, false]);
});

it('a change during the placement restarts it, on any number of nodes', async () => {
  const { office, change, placing, placeAll, totalOf } = places;
  const { place } = await places.addHidden('categories', MANY);
  const other = await makeCategory(office.db, { name: 'Üstteki' });
  await change(place, { isActive: true });
  await placeBatch(office.db, testNow);
  await change(place, { parentId: other.id });
  expect(await placing()).toMatchObject([{ id: place.id, done: 0, total: MANY }]);
  await Promise.all([placeAll(), placeAll(), placeAll()]);
  await placeAll();
  expect(await totalOf({ ...other, of: 'categories' })).toBe(MANY);
});

it('campaigns saved during the placement stay as saved', async () => {
  const { office, change, placeAll, totalOf } = places;
  const { place, brand } = await places.addHidden('brands', MANY);
  const elsewhere = await makeCategory(office.db, { name: 'Başka yer' });
  await change(place, { isActive: true });
  const { rows } = await office.db.execute<{ id: string }>(
    sql`select id from campaign where brand_id = ${brand.id} order by id desc limit 1`,
  );
  const target = { kind: 'ids', ids: [rows[0]?.id] };
  const action = { kind: 'set', values: { categoryId: elsewhere.id } };
  const moved = await office.send('POST', 'campaigns/bulk', { target, action });
  expect(moved.statusCode, moved.body).toBe(200);
  await placeAll();
  expect(await totalOf({ ...elsewhere, of: 'categories' })).toBe(1);
});

it('a call places its campaigns itself while all pending ones together are few', async () => {
  const { office, placing, placeAll, total } = places;
  const few = await Promise.all([150, 90, 20].map((count) => places.addHidden('brands', count)));
  const target = { kind: 'ids', ids: few.map(({ place }) => place.id) };
  const before = await total();
  const action = { kind: 'set', values: { isActive: true } };
  expect((await office.send('POST', 'brands/bulk', { target, action })).json()).toMatchObject({
    done: 3,
  });
  expect(await placing()).toHaveLength(1);
  expect(await total()).toBeLessThan(before + 260);
  await placeAll();
  expect(await total()).toBe(before + 260);
  // The limit applies to each call separately.
  const [{ place }] = few as [(typeof few)[0]];
  await places.change(place, { isActive: false });
  expect(await placing()).toEqual([]);
  expect(await total()).toBe(before + 110);
});

it('a new campaign in a category that is being placed is counted once', async () => {
  const { office, change, placeAll, totalOf } = places;
  const { place, brand } = await places.addHidden('categories', MANY);
  await change(place, { isActive: true });
  await placeBatch(office.db, testNow);
  await makeCampaign(office.db, { brandId: brand.id, categoryId: place.id });
  await placeAll();
  expect(await totalOf(place)).toBe(MANY + 1);
});
