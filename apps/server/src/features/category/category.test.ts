import type { CategoryNode } from '@ayrac/contract/category.ts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { slugHistory } from '#server/features/slug/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { category } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db } = server;
  const vehicles = await makeCategory(db, { name: 'Taşıtlar', nameEn: 'Vehicles' });
  const cars = await makeCategory(db, { name: 'Otomobil', nameEn: 'Cars', parentId: vehicles.id });
  const electric = await makeCategory(db, { name: 'Elektrikli', nameEn: 'Electric', parentId: cars.id });
  await makeCategory(db, { name: 'Uçan araba', parentId: vehicles.id });
  const hidden = await makeCategory(db, { name: 'Gizli', isActive: false });
  const below = await makeCategory(db, { name: 'Gizlinin altı', parentId: hidden.id });
  await makeCategory(db, { name: 'Çiçek', icon: 'flower' });
  const { id: brandId } = await makeBrand(db);
  for (const { id: categoryId } of [vehicles, cars, electric, electric, below]) {
    await makeCampaign(db, { categoryId, brandId });
  }
  await makeCampaign(db, { categoryId: electric.id, brandId, status: 'withdrawn' });
  await db.insert(slugHistory).values({ kind: 'category', slug: 'arabalar', targetId: cars.id });
  await db.insert(slugHistory).values({ kind: 'category', slug: 'sakli', targetId: hidden.id });
});
afterAll(() => server.close());

const ask = (address: string, language = 'tr') =>
  server.app.inject({ url: address, headers: { 'accept-language': language } });

async function pageOf(slug: string) {
  return (await ask(`/api/public/categories/${slug}`)).json();
}

interface Named {
  readonly name: string;
}
const namesOf = (rows: readonly Named[]) => rows.map(({ name }) => name);

describe('public category tree', () => {
  // Specification 2.12, 9.16
  it('contains active root categories and descendants with live campaigns, each with its count', async () => {
    const { categories } = (await ask('/api/public/categories')).json();
    const outline = categories.map(function line({ name, campaigns, children }: CategoryNode): unknown {
      return [name, campaigns, ...(children ?? []).map((child) => line(child as CategoryNode))];
    });
    expect(outline).toEqual([
      ['Çiçek', 0],
      ['Taşıtlar', 4, ['Otomobil', 3, ['Elektrikli', 2]]],
    ]);
  });

  // Specification 2.51
  it('shows the English name, else a translation, else the Turkish name', async () => {
    const { db } = server;
    const names = async () => namesOf((await ask('/api/public/categories', 'en')).json().categories);
    const made = [
      await makeCategory(db, { name: 'Seyahat' }),
      await makeCategory(db, { name: 'Sigorta', nameEn: 'Cover' }),
    ];
    expect(await names()).toEqual(['Cover', 'Çiçek', 'Travel', 'Vehicles']);
    for (const { id } of made) await db.delete(category).where(eq(category.id, id));
    forgetRows(db);
  });

  it('is sorted in the order of its language', async () => {
    const { categories } = (await ask('/api/public/categories', 'en')).json();
    expect(namesOf(categories)).toEqual(['Çiçek', 'Vehicles']);
    expect(namesOf(categories[1].children)).toEqual(['Cars']);
  });

  // Specification 3.9
  it('shows the icon chosen by an editor, else one derived from the name', async () => {
    const { categories } = (await ask('/api/public/categories')).json();
    expect(categories[0].icon).toBe('flower');
    expect(categories[1].children[0].icon).toBe('car');
  });
});

describe('root category of the tree', () => {
  const brandsOf = async (name: string): Promise<Named[]> => {
    const { categories } = (await ask('/api/public/categories')).json();
    return categories.find((root: Named) => root.name === name).brands;
  };

  it('lists the brands of its branch, at most six, those with most campaigns first', async () => {
    const { db } = server;
    const root = await makeCategory(db, { name: 'Moda' });
    const below = await makeCategory(db, { name: 'Ayakkabı', parentId: root.id });
    const names = ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'];
    const made: string[] = [];
    for (const [index, name] of names.entries()) {
      const { id: brandId } = await makeBrand(db, { name });
      for (let campaigns = 0; campaigns <= index; campaigns += 1) {
        made.push((await makeCampaign(db, { categoryId: below.id, brandId })).id);
      }
    }
    expect(namesOf(await brandsOf('Moda'))).toEqual(names.toReversed().slice(0, 6));
    await db.delete(campaign).where(inArray(campaign.id, made));
    for (const { id } of [below, root]) await db.delete(category).where(eq(category.id, id));
    forgetRows(db);
  });

  it('lists no brands without a live campaign', async () => {
    expect(await brandsOf('Çiçek')).toEqual([]);
  });
});

describe('specified list', () => {
  // Specification 3.9, 7.3
  it('lists all active categories, parents first, with 0 as the parent of roots', async () => {
    const rows: { id: string; name: string; parentCategoryId: string | 0 }[] = (
      await ask('/api/Campaign_Service/category')
    ).json();
    const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
    expect(
      rows.map(({ name, parentCategoryId }) => [name, nameOf.get(String(parentCategoryId)) ?? 0]),
    ).toEqual([
      ['Çiçek', 0],
      ['Taşıtlar', 0],
      ['Otomobil', 'Taşıtlar'],
      ['Elektrikli', 'Otomobil'],
      ['Uçan araba', 'Taşıtlar'],
    ]);
    expect(rows[0]).toMatchObject({ parentCategoryId: 0, isActive: true, icon: 'flower' });
  });
});

describe('category page', () => {
  // Specification 2.13
  it('shows the campaigns of its branch, its breadcrumb and its subcategories', async () => {
    const page = await pageOf('otomobil');
    expect(page).toMatchObject({
      kind: 'found',
      category: { name: 'Otomobil', campaigns: 3 },
      alternatives: [],
    });
    expect(namesOf(page.ancestors)).toEqual(['Taşıtlar']);
    expect(namesOf(page.children)).toEqual(['Elektrikli']);
    expect(page.list).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(page.list.campaigns).toHaveLength(3);
  });

  // Specification 8.19
  it('links from an empty category to its siblings first', async () => {
    const page = await pageOf('ucan-araba');
    expect(page.list.campaigns).toEqual([]);
    expect(namesOf(page.alternatives)).toEqual(['Otomobil', 'Taşıtlar']);
  });

  it('redirects from a former slug to the current one', async () => {
    expect(await pageOf('arabalar')).toEqual({ kind: 'moved', slug: 'otomobil' });
  });

  it.each(['gizli', 'gizlinin-alti', 'sakli', 'yok'])('is not found under "%s"', async (slug) => {
    const reply = await ask(`/api/public/categories/${slug}`);
    expect(reply.statusCode).toBe(404);
  });
});

it('the tree needs two statements for any number of categories', async () => {
  const cost = () => countStatements(server.db, () => ask('/api/public/categories'));
  const before = await cost();
  for (let made = 0; made < 20; made += 1) await makeCategory(server.db);
  expect([before, await cost()]).toEqual([2, 2]);
});
