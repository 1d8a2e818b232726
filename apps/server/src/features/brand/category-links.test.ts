import type { brandCategories } from '@ayrac/contract/office/brand-categories.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { byNobody, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';

type Link = RowOf<typeof brandCategories>;

let office: Office;
const places = { vehicles: '', small: '', city: '', large: '', cover: '' };
let made = 0;
beforeAll(async () => {
  office = await openOffice();
  const below = async (name: string, parentId?: string) =>
    (await makeCategory(office.db, { name, ...(parentId && { parentId }) })).id;
  places.vehicles = await below('Otomobil');
  places.small = await below('Küçük', places.vehicles);
  places.city = await below('Şehir', places.small);
  places.large = await below('Büyük', places.vehicles);
  places.cover = await below('Kasko');
});
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

/** Adds a brand with one live campaign in each of these categories. */
async function addBrand(...categories: readonly (keyof typeof places)[]) {
  const brand = await makeBrand(office.db, { name: `Zincir ${++made}` });
  for (const place of categories)
    await makeCampaign(office.db, { brandId: brand.id, categoryId: places[place] });
  return brand;
}

const listed = async (query: Readonly<Record<string, string>>): Promise<readonly Link[]> =>
  (await office.get('brand-categories', query)).json().items;
const linksOf = (brandId: string) => listed({ brandId });
const categoriesOf = async (brandId: string) =>
  (await linksOf(brandId)).map(({ labels }) => labels.categoryId);
const linkTo = async (brandId: string, place: keyof typeof places): Promise<Link> => {
  const link = (await linksOf(brandId)).find(({ categoryId }) => categoryId === places[place]);
  if (link === undefined) throw new Error(`There is no link to ${place}.`);
  return link;
};
const change = ({ id, version }: Link, values: object) =>
  office.send('PATCH', `brand-categories/${id}`, { version, values });
const order = (id: string, before: string | null) =>
  office.send('POST', 'brand-categories/order', { id, before });
const undo = (changeId: string) => office.undoChange(changeId);
const ask = (url: string) => office.app.inject({ url });
const page = (slug: string, category?: string) =>
  ask(`/api/public/brands/${slug}${category === undefined ? '' : `/categories/${category}`}`);
const narrowed = async (slug: string) =>
  (await page(slug)).json().categories.map(({ name }: { name: string }) => name);
const inMenu = async (root: string): Promise<readonly string[]> => {
  const { categories } = (await ask('/api/public/categories')).json();
  return categories
    .find(({ name }: { name: string }) => name === root)
    .brands.map(({ name }: { name: string }) => name);
};

describe('link of a brand and a category', () => {
  it("is created with the brand's first campaign in a category, and for all its ancestors", async () => {
    const { id: brandId } = await addBrand();
    expect(await linksOf(brandId)).toEqual([]);
    await makeCampaign(office.db, { brandId, categoryId: places.city });
    expect(await categoriesOf(brandId)).toEqual(['Küçük', 'Otomobil', 'Şehir']);
    await makeCampaign(office.db, { brandId, categoryId: places.city });
    expect(await linksOf(brandId)).toMatchObject([{ campaigns: 2 }, { campaigns: 2 }, { campaigns: 2 }]);
  });

  it('is not created by an invisible campaign or a rolled back transaction', async () => {
    const { id: brandId } = await addBrand();
    await makeCampaign(office.db, {
      brandId,
      categoryId: places.cover,
      status: 'draft',
      wasPublished: false,
    });
    const failing = office.db.transaction(async (tx) => {
      const title = 'Vazgeçilen';
      const values = { brandId, categoryId: places.cover, title, name: title };
      await saveCampaign(tx, { values }, byNobody);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await linksOf(brandId)).toEqual([]);
  });

  it('is created once by concurrent first campaigns', async () => {
    const { id: brandId } = await addBrand();
    await Promise.all([1, 2, 3, 4].map(() => makeCampaign(office.db, { brandId, categoryId: places.cover })));
    expect(await linksOf(brandId)).toMatchObject([{ campaigns: 4, isPaused: false, version: 1 }]);
  });

  it('keeps its settings when the last campaign leaves and another one comes', async () => {
    const { id: brandId } = await addBrand('cover');
    await change(await linkTo(brandId, 'cover'), { isPaused: true });
    await makeCampaign(office.db, { brandId, categoryId: places.cover });
    expect(await linksOf(brandId)).toMatchObject([{ isPaused: true, campaigns: 2 }]);
  });

  it('is found by brand and category in any spelling, and filtered by each and by pause', async () => {
    const brand = await addBrand('cover', 'large');
    const found = async (query: Readonly<Record<string, string>>) =>
      (await listed(query)).map(({ title }) => title);
    expect(await found({ q: `ZİNCİR ${made} KASKO` })).toEqual([`${brand.name} · Kasko`]);
    expect(await found({ brandId: brand.id, categoryId: places.large })).toEqual([
      `${brand.name} · Otomobil › Büyük`,
    ]);
    await change(await linkTo(brand.id, 'large'), { isPaused: true });
    expect(await found({ brandId: brand.id, isPaused: 'true' })).toEqual([
      `${brand.name} · Otomobil › Büyük`,
    ]);
  });

  it('is named in the language of the office', async () => {
    const [above, name] = [`Ev eşyası ${++made}`, `Koltuklar ${made}`];
    const parent = await makeCategory(office.db, { name: above });
    const named = { name, nameEn: `Sofas ${made}`, parentId: parent.id };
    const { id: categoryId } = await makeCategory(office.db, named);
    const brand = await makeBrand(office.db, { name: `Dilli ${made}` });
    await makeCampaign(office.db, { brandId: brand.id, categoryId });
    const query = { brandId: brand.id, categoryId };
    const inEnglish = { url: '/api/admin/brand-categories', query, headers: { 'accept-language': 'en' } };
    const { items } = (await office.app.inject(inEnglish)).json();
    expect(items).toMatchObject([
      { title: `${brand.name} · ${above} › ${named.nameEn}`, labels: { categoryId: named.nameEn } },
    ]);
    expect(await listed(query)).toMatchObject([
      { title: `${brand.name} · ${above} › ${name}`, labels: { categoryId: name } },
    ]);
  });

  it('can be changed only by pausing: brand, category and position are ignored', async () => {
    const { id: brandId } = await addBrand('cover');
    const link = await linkTo(brandId, 'cover');
    const { id: other } = await addBrand();
    const reply = await change(link, {
      isPaused: true,
      brandId: other,
      categoryId: places.large,
      position: 7,
    });
    expect(reply.json().row).toMatchObject({
      ...{ isPaused: true, brandId, categoryId: places.cover, position: 0, version: 2 },
    });
    expect((await office.send('POST', 'brand-categories', { brandId })).statusCode).toBe(405);
    expect((await office.send('DELETE', `brand-categories/${link.id}?version=2`)).statusCode).toBe(405);
  });
});

describe('paused link', () => {
  // Specification 2.19
  it("hides the brand's page in the category and below, keeps its campaigns, and can be undone", async () => {
    const brand = await addBrand('city', 'large', 'cover');
    const { change: done } = (await change(await linkTo(brand.id, 'small'), { isPaused: true })).json();
    for (const hidden of ['kucuk', 'sehir']) expect((await page(brand.slug, hidden)).statusCode).toBe(404);
    for (const shown of ['otomobil', 'buyuk', 'kasko'])
      expect((await page(brand.slug, shown)).statusCode).toBe(200);
    expect((await page(brand.slug)).json()).toMatchObject({ brand: { campaigns: 3 }, list: { total: 3 } });
    const { categories } = (await page(brand.slug, 'otomobil')).json();
    expect(categories.map(({ slug }: { slug: string }) => slug)).toEqual(['otomobil', 'buyuk', 'kasko']);
    await undo(done);
    expect((await page(brand.slug, 'sehir')).json()).toMatchObject({ kind: 'found', list: { total: 1 } });
  });

  it('also hides the pages of subcategories without campaigns of the brand', async () => {
    const brand = await addBrand('large', 'cover');
    expect((await page(brand.slug, 'sehir')).statusCode).toBe(200);
    await change(await linkTo(brand.id, 'vehicles'), { isPaused: true });
    expect((await page(brand.slug, 'sehir')).statusCode).toBe(404);
  });

  it('removes the brand from the menu of this category only', async () => {
    const brand = await addBrand('large', 'cover');
    expect(await inMenu('Otomobil')).toContain(brand.name);
    const link = await linkTo(brand.id, 'vehicles');
    await change(link, { isPaused: true });
    expect(await inMenu('Otomobil')).not.toContain(brand.name);
    expect(await inMenu('Kasko')).toContain(brand.name);
  });

  it('can be one of many in a bulk change with one undo', async () => {
    const brand = await addBrand('city', 'large', 'cover');
    const target = { kind: 'filter', query: { brandId: brand.id }, total: 5 };
    const action = { kind: 'set', values: { isPaused: true } };
    const outcome = (await office.send('POST', 'brand-categories/bulk', { target, action })).json();
    expect(outcome).toMatchObject({ done: 5, failed: [] });
    expect(await narrowed(brand.slug)).toEqual([]);
    await undo(outcome.change);
    expect(await narrowed(brand.slug)).toEqual(['Otomobil', 'Kasko']);
  });

  it('conflicts with a newer version, which is returned', async () => {
    const { id: brandId } = await addBrand('cover');
    const link = await linkTo(brandId, 'cover');
    await change(link, { isPaused: true });
    const late = await change(link, { isPaused: false });
    expect([late.statusCode, late.json().current]).toMatchObject([409, { isPaused: true, version: 2 }]);
  });

  it('shows in its history who paused it', async () => {
    const { id: brandId } = await addBrand('cover');
    const link = await linkTo(brandId, 'cover');
    await change(link, { isPaused: true });
    const { items } = (await office.get(`brand-categories/${link.id}/history`)).json();
    expect(items).toMatchObject([
      { action: 'changed', fields: [{ name: 'isPaused', before: false, after: true }] },
    ]);
  });
});

describe('categories of a brand', () => {
  it('are ordered by number of campaigns until the office sets an order', async () => {
    const brand = await addBrand('cover', 'cover', 'large');
    expect(await narrowed(brand.slug)).toEqual(['Kasko', 'Otomobil']);
    const [cover, vehicles] = [await linkTo(brand.id, 'cover'), await linkTo(brand.id, 'vehicles')];
    const { change: done } = (await order(vehicles.id, cover.id)).json();
    expect(await narrowed(brand.slug)).toEqual(['Otomobil', 'Kasko']);
    await undo(done);
    expect(await narrowed(brand.slug)).toEqual(['Kasko', 'Otomobil']);
  });

  it('are ordered separately for each brand', async () => {
    const [one, other] = [await addBrand('cover', 'large'), await addBrand('cover', 'large')];
    const [moved, before] = [await linkTo(one.id, 'vehicles'), (await linksOf(one.id))[0]];
    const elsewhere = await linkTo(other.id, 'cover');
    expect((await order(moved.id, elsewhere.id)).statusCode).toBe(404);
    expect((await order(moved.id, before?.id ?? null)).statusCode).toBe(200);
    expect((await linksOf(other.id)).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it('add new categories at the end of a set order', async () => {
    const { id: brandId } = await addBrand('large');
    const [first, last] = await linksOf(brandId);
    await order(last?.id ?? '', first?.id ?? '');
    await makeCampaign(office.db, { brandId, categoryId: places.cover });
    expect((await categoriesOf(brandId)).at(-1)).toBe('Kasko');
  });

  it('stay complete when two people order them concurrently', async () => {
    const { id: brandId } = await addBrand('city', 'large', 'cover');
    const links = await linksOf(brandId);
    const replies = await Promise.all(
      links.map(({ id }, turn) => order(id, links[(turn + 2) % 5]?.id ?? null)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set((await linksOf(brandId)).map(({ position }) => position)).size).toBe(5);
  });

  it('can be exported with the headings of the page', async () => {
    const brand = await addBrand('cover');
    const file = await office.get('brand-categories/export', { brandId: brand.id, format: 'csv' });
    expect(file.headers['x-total-rows']).toBe('1');
    expect(file.body).toContain('Marka ve kategori');
    expect(file.body).toContain(`${brand.name} · Kasko`);
  });
});
