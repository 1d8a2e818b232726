import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { MOST_IN_A_WRITE, placeBatch } from './place-branch.ts';
import { campaignPlacement } from './table.ts';

const COPIES = MOST_IN_A_WRITE + 30;

let office: Office;
let brand: Awaited<ReturnType<typeof makeBrand>>;
let made = 0;
beforeAll(async () => {
  office = await openOffice();
  brand = await makeBrand(office.db, { name: 'Laleli' });
});
beforeEach(async () => {
  await office.enter('ADMIN');
  await office.db.delete(campaignPlacement);
});
afterAll(() => office.close());

async function add(values: object = {}) {
  made += 1;
  const body = { name: `Büyük ${made}`, isActive: true, ...values };
  return (await office.send('POST', 'categories', body)).json().row;
}
/** A root with a category below it that holds more campaigns than one write places. */
async function addLargeBranch() {
  const root = await add();
  const leaf = await add({ parentId: root.id });
  const { id, slug } = await makeCampaign(office.db, { brandId: brand.id, categoryId: leaf.id });
  await office.db.execute(sql`
    insert into campaign select (jsonb_populate_record(null::campaign, to_jsonb(c)
      || jsonb_build_object('id', gen_random_uuid(), 'slug', c.slug || '-kopya-' || n))).*
    from campaign c, generate_series(1, ${COPIES}) n where c.id = ${id}`);
  // As if the copies had been saved one by one.
  await office.send('PATCH', `categories/${leaf.id}`, { version: 1, values: { nameEn: 'Large' } });
  await placeAll();
  return { root, leaf: { ...leaf, version: 2 }, slug };
}
async function placeAll(): Promise<number> {
  let batches = 0;
  while (await placeBatch(office.db, testNow)) batches += 1;
  return batches;
}
const change = ({ id, version }: { id: string; version: number }, values: object) =>
  office.send('PATCH', `categories/${id}`, { version, values });
const ask = (path: string) => office.app.inject({ url: `/api/public/${path}` });
const totalOf = async ({ name }: { name: string }): Promise<number> =>
  (await ask(`categories/${name.replace('Büyük ', 'buyuk-')}`)).json().list.total;
const totalOfBrand = async (): Promise<number> => (await ask(`brands/${brand.slug}`)).json().list.total;
const placing = async () => (await office.get('categories/tree')).json().placing;

it('a branch of many campaigns is switched off at once, and its lists follow batch by batch', async () => {
  const { root, leaf, slug } = await addLargeBranch();
  expect(await totalOf(root)).toBe(COPIES + 1);
  const before = await totalOfBrand();
  const reply = await change(leaf, { isActive: false });
  expect(reply.statusCode, reply.body).toBe(200);
  // Whoever has the address of one of them finds nothing, while lists still know it.
  expect((await ask(`campaigns/${slug}`)).json()).toMatchObject({ kind: 'removed' });
  expect(await placing()).toEqual([{ categoryId: leaf.id, done: 0, total: COPIES + 1 }]);
  expect(await placeBatch(office.db, testNow)).toBe(true);
  expect(await placing()).toMatchObject([{ done: 100 }]);
  await placeAll();
  expect(await placing()).toEqual([]);
  expect([await totalOf(root), await totalOfBrand()]).toEqual([0, before - COPIES - 1]);

  expect((await office.send('POST', `changes/${reply.json().change}/undo`)).statusCode).toBe(200);
  await placeAll();
  expect([await totalOf(root), await totalOfBrand()]).toEqual([COPIES + 1, before]);
});

it('a move while it is under way begins anew, by however many nodes', async () => {
  const { root, leaf } = await addLargeBranch();
  const other = await add();
  await change(leaf, { isActive: false });
  await placeBatch(office.db, testNow);
  const { version } = (await office.get(`categories/${leaf.id}`)).json();
  await change({ id: leaf.id, version }, { isActive: true, parentId: other.id });
  expect(await placing()).toEqual([{ categoryId: leaf.id, done: 0, total: COPIES + 1 }]);
  await Promise.all([placeAll(), placeAll(), placeAll()]);
  await placeAll();
  expect([await totalOf(root), await totalOf(other)]).toEqual([0, COPIES + 1]);
});

it('what is saved meanwhile stays as it was saved', async () => {
  const { leaf } = await addLargeBranch();
  const elsewhere = await add();
  await change(leaf, { isActive: false });
  const [last] = await office.db
    .select({ id: campaign.id })
    .from(campaign)
    .where(eq(campaign.categoryId, leaf.id))
    .orderBy(sql`id desc`)
    .limit(1);
  const target = { kind: 'ids', ids: [last?.id] };
  const deed = { kind: 'set', values: { categoryId: elsewhere.id } };
  const moved = await office.send('POST', 'campaigns/bulk', { target, deed });
  expect(moved.statusCode, moved.body).toBe(200);
  await placeAll();
  expect(await totalOf(elsewhere)).toBe(1);
});

it('a branch of few follows within the write', async () => {
  const root = await add();
  await makeCampaign(office.db, { brandId: brand.id, categoryId: root.id });
  await change(root, { isActive: false });
  expect(await placing()).toEqual([]);
});
