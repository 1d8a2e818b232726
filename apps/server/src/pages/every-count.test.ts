import type { CategoryNode } from '@ayrac/contract/category.ts';
import type { Suggestions } from '@ayrac/contract/search.ts';
import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { type ScreenName, screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandCategory } from '#server/features/brand/table.ts';
import { recountAll } from '#server/features/campaign/projection/refresh-lists.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { type PageCounts, readCounts } from './testing/read-counts.ts';
import { linksOf, partOf } from './testing/read-html.ts';

let site: TestApp;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ render });
  const { db } = site;
  const vehicles = await makeCategory(db, { name: 'Otomobil', nameEn: 'Cars' });
  const suv = await makeCategory(db, { name: 'SUV', parentId: vehicles.id });
  const compact = await makeCategory(db, { name: 'Kompakt SUV', nameEn: 'Compact SUV', parentId: suv.id });
  const sedan = await makeCategory(db, { name: 'Sedan', parentId: vehicles.id });
  const care = await makeCategory(db, { name: 'Bakım', nameEn: 'Care' });
  await makeCategory(db, { name: 'Boş', nameEn: 'Empty' });
  const atlas = (await makeBrand(db, { name: 'Atlas Oto' })).id;
  const single = (await makeBrand(db, { name: 'Tek Dal' })).id;
  await makeBrand(db, { name: 'Boşluk' });
  const hidden = (await makeBrand(db, { name: 'Gizli', isActive: false })).id;
  const places = [suv, compact, sedan, care];
  // More campaigns than fit on a page, in every category and with every kind of end. Those that are not live or belong
  // to a hidden brand must not be counted.
  const ends = [null, inDays(0.5), inDays(4), inDays(40), inDays(-1)];
  for (let number = 0; number < 36; number += 1) {
    const place = Math.min(number % 7, 3);
    const values = {
      title: `Dolgu ${'a'.repeat(number)}`,
      ...(number % 2 === 0 && { english: { title: `Filler ${'a'.repeat(number)}` } }),
      categoryId: places[place]?.id ?? '',
      brandId: number % 8 === 7 ? single : atlas,
      endAt: ends[number % 5] ?? null,
      ...(number % 3 === 0 && { listPrice: 1_000, campaignPrice: 1_000 - 10 * number }),
      ...(number % 4 === 1 && { cities: number % 8 === 1 ? 'Ankara, İzmir' : 'İzmir' }),
      ...(number % 11 === 5 && { status: 'withdrawn' as const }),
    };
    await makeCampaign(db, values, { vehicle: place < 3 ? vehicleOf(number) : null });
  }
  await makeCampaign(db, { title: 'Gizlinin', categoryId: sedan.id, brandId: hidden });
  await db.update(brandCategory).set({ isPaused: true }).where(eq(brandCategory.categoryId, sedan.id));
  await recountAll(db, testNow);
}, 60_000);
afterAll(() => site.close());

/** Vehicles whose attributes vary in different cycles, so that every filter narrows the lists. */
function vehicleOf(number: number) {
  const isElectric = number % 2 === 0;
  return {
    isElectric,
    fuel: isElectric ? ('electric' as const) : ('petrol' as const),
    gearType: number % 3 === 0 ? ('manual' as const) : ('automatic' as const),
    modelYear: 2_024 + (number % 3),
    seatingCapacity: number % 5 === 0 ? 7 : 5,
    ...(isElectric && { rangeKm: 300 + 10 * number, batteryCapacity: 60 }),
  };
}

/** Start addresses of screens whose example is not in these records, and of others with counts of their own. */
const starts: { readonly [Name in ScreenName]?: readonly string[] } = {
  category: [
    '/kategoriler/otomobil',
    '/kategoriler/otomobil?marka=tek-dal',
    '/kategoriler/otomobil?yakit=elektrik&menzil=400-',
    '/kategoriler/bos',
  ],
  brand: [
    '/marka/atlas-oto',
    '/marka/atlas-oto?donem=son-gunler',
    '/marka/atlas-oto/otomobil?donem=son-gunler',
    '/marka/tek-dal/suv',
    '/marka/bosluk',
  ],
  campaigns: [
    '/kampanyalar',
    '/kampanyalar?donem=son-gunler',
    '/kampanyalar?donem=son-gun&marka=tek-dal',
    '/kampanyalar?donem=son-gun&indirim=90-',
    '/kampanyalar?sehir=ankara&fiyat=-900&avantaj=dusen-fiyat',
  ],
  campaign: ['/kampanyalar/dolgu'],
  search: [
    '/search?q=dolgu',
    '/search?q=dolgu&fiyat=500-&kategori=bakim',
    '/search?q=otomobil',
    '/search?q=kampanya',
    '/search?q=dolgu+pilav',
    '/search?q=pilav',
  ],
};
const walked = screenNames
  .filter((name) => screens[name].opensTo === 'everyone' && screens[name].isKept)
  .flatMap((name) => starts[name] ?? [screens[name].example]);

it.each(locales)(
  'every count matches the list it links to: %s',
  async (locale) => {
    const open: Open = remembered(async (address) => {
      const { body, headers, statusCode } = await site.app.inject({ url: encodeURI(address) });
      if (headers.location !== undefined) return open(decodeURI(headers.location));
      expect([address, statusCode]).toEqual([address, 200]);
      return body;
    });
    const read: Read = remembered(async (address) => readCounts(await open(address), address));
    const truthOf = remembered((address) => countThings(open, read, address));
    const faults: string[] = [];
    const waiting = walked.map((path) => inLocale(path, locale));
    let counted = 0;
    for (const address of waiting) {
      const page = await read(address);
      const own = [page.own, page.headed, page.described].filter((figure) => figure !== undefined);
      for (const { count, address: leadsTo } of [
        ...page.counts,
        ...own.map((count) => ({ count, address })),
      ]) {
        counted += 1;
        const truth = await truthOf(leadsTo);
        if (count !== truth) faults.push(`${address}: ${count} leads to ${truth} at ${leadsTo}`);
        // Follows links in Turkish only, and only to pages without a query; filtered pages are covered by the start
        // addresses.
        if (locale === 'tr' && !leadsTo.includes('?') && !waiting.includes(leadsTo)) waiting.push(leadsTo);
      }
      for (const words of page.astray) faults.push(`${address}: ${words} leads nowhere`);
    }
    expect(faults).toEqual([]);
    expect(counted).toBeGreaterThan(100);
  },
  120_000,
);

it('counts in menus and suggestions match their pages', async () => {
  const ask = async (address: string) => (await site.app.inject({ url: encodeURI(address) })).json();
  const totalOf = async (address: string) => (await ask(address)).list.total;
  const { categories: roots }: { categories: CategoryNode[] } = await ask('/api/public/categories');
  const nodes = roots.flatMap((root) => [root, ...root.children.flatMap((one) => [one, ...one.children])]);
  expect(nodes).toHaveLength(6);
  for (const { slug, campaigns } of nodes)
    expect([slug, campaigns]).toEqual([slug, await totalOf(`/api/public/categories/${slug}`)]);
  for (const term of ['otomobil', 'dolgu', 'atlas', 'suv']) {
    const found: Suggestions = await ask(`/api/public/search/suggestions?q=${term}`);
    const { total } = await ask(`/api/public/search?q=${term}`);
    expect([term, found.total]).toEqual([term, total]);
    for (const { slug, campaigns } of found.categories)
      expect([slug, campaigns]).toEqual([slug, await totalOf(`/api/public/categories/${slug}`)]);
    for (const { slug, campaigns } of found.brands)
      expect([slug, campaigns]).toEqual([slug, await totalOf(`/api/public/brands/${slug}`)]);
  }
});

/** Caches the result for each address. */
function remembered<Found>(ask: (address: string) => Promise<Found>): (address: string) => Promise<Found> {
  const known = new Map<string, Promise<Found>>();
  return (address) => {
    const found = known.get(address) ?? ask(address);
    known.set(address, found);
    return found;
  };
}

type Open = (address: string) => Promise<string>;
type Read = (address: string) => Promise<PageCounts>;

/**
 * Counts what an address lists over all of its pages: campaigns, or the tiles on the pages of brands and categories.
 */
async function countThings(open: Open, read: Read, address: string): Promise<number> {
  const html = await open(address);
  const main = partOf(html, 'main');
  if (/\/marka$/.test(address)) return (main.match(/class="tile"/g) ?? []).length;
  if (/\/kategoriler$/.test(address))
    return new Set(linksOf(main).filter((link) => /\/kategoriler\/./.test(link ?? ''))).size;
  const page = await read(address);
  const listed = new Set(page.listed);
  const pages = Number(/[?&]sayfa=(\d+)[^"]*"[^>]*>(?:(?!<a )[\s\S])*<\/nav>/.exec(main)?.[1] ?? 1);
  for (let number = 2; number <= Math.max(pages, Math.ceil((page.own ?? 0) / 24)); number += 1) {
    const next = `${address}${address.includes('?') ? '&' : '?'}sayfa=${number}`;
    for (const one of (await read(next)).listed) listed.add(one);
  }
  return listed.size;
}
