import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

it.each([
  [{ status: 'archived', wasPublished: true } as const, 'Bu kampanya arşivde; önce arşivden çıkarın'],
  [{ status: 'archived', wasPublished: false } as const, 'Bu kampanya arşivde; önce arşivden çıkarın'],
  [
    { status: 'draft', wasPublished: false } as const,
    'Bu kampanya henüz yayımlanmamış bir taslak; sihirbazdan düzenleyin',
  ],
])('a row of a campaign %j says why it is refused', async (stage, message) => {
  const { id } = await makeCampaign(office.db, stage);
  const checked = await desk.check(await desk.begin('campaigns', `Kimlik;Kampanya fiyatı\n${id};5`));
  const [row] = await desk.rowsOf(checked.id);
  expect(row).toMatchObject({ outcome: 'refused', problems: [{ field: 'key', message }] });
});

it('a row of a brand in the bin says so', async () => {
  const { id } = await makeBrand(office.db, { name: fresh('Atılan') });
  await office.db.update(brand).set({ binnedAt: new Date() }).where(eq(brand.id, id));
  const checked = await desk.check(
    await desk.begin('brands', `Kimlik;Marka;İnternet adresi\n${id};${fresh('Atılan')};https://a.example`),
  );
  const [row] = await desk.rowsOf(checked.id);
  expect(row?.problems).toMatchObject([{ message: 'Bu kayıt çöp kutusunda; önce geri yükleyin' }]);
});

it('a row of a campaign whose brand and category are in the bin says so', async () => {
  const [brandName, categoryName] = [fresh('Atılan marka'), fresh('Atılan kategori')];
  const { id: brandId } = await makeBrand(office.db, { name: brandName });
  const { id: categoryId } = await makeCategory(office.db, { name: categoryName });
  await office.db.update(brand).set({ binnedAt: new Date() }).where(eq(brand.id, brandId));
  await office.db.update(category).set({ binnedAt: new Date() }).where(eq(category.id, categoryId));
  const { id } = await makeCampaign(office.db, {});
  const file = (brandCell: string, categoryCell: string) =>
    `Kimlik;Marka;Kategori\n${id};${brandCell};${categoryCell}`;
  for (const cells of [[brandName, categoryName] as const, [brandId, categoryId] as const]) {
    const checked = await desk.check(await desk.begin('campaigns', file(...cells)));
    const [row] = await desk.rowsOf(checked.id);
    const message = 'Bu kayıt çöp kutusunda; onu geri yükleyin ya da başka bir kayıt seçin';
    expect(row?.problems).toMatchObject([
      { field: 'brandId', message, binOf: 'brands' },
      { field: 'categoryId', message, binOf: 'categories' },
    ]);
  }
  const unknown = await desk.check(await desk.begin('campaigns', file(fresh('Yok'), fresh('Yok'))));
  const [row] = await desk.rowsOf(unknown.id);
  const message = 'Bu adda bir kayıt ya da seçenek bulunamadı';
  expect(row?.problems.map((problem) => [problem.message, problem.binOf])).toEqual([
    [message, null],
    [message, null],
  ]);
});

it('a name that only categories in the bin have is said to be in the bin', async () => {
  const name = fresh('İki kez atılan');
  const binnedAt = new Date();
  const add = (parentId: string | null) => makeCategory(office.db, { name, parentId, slug: randomUUID() });
  for (const above of [null, await makeCategory(office.db, { name: fresh('Üst') })]) {
    const { id } = await add(above?.id ?? null);
    await office.db.update(category).set({ binnedAt }).where(eq(category.id, id));
  }
  const problemOf = async () => {
    const checked = await desk.check(
      await desk.begin('categories', `Kategori;Üst kategori\n${fresh('Alt')};${name}`),
    );
    const [row] = await desk.rowsOf(checked.id);
    return row?.problems[0];
  };
  expect(await problemOf()).toMatchObject({ field: 'parentId', binOf: 'categories' });
  // One in use is the one that is meant, two in use are not told apart.
  await add(null);
  expect(await problemOf()).toBeUndefined();
  const { id: parentId } = await makeCategory(office.db, { name: fresh('Başka üst') });
  await add(parentId);
  expect(await problemOf()).toMatchObject({ field: 'parentId', binOf: null });
});

it.each([
  [{ 'Model yılı': 2010.5 }, 'modelYear', 'tr', '2010,5'],
  [{ 'Model yılı': 2010.5 }, 'modelYear', 'en', '2010.5'],
  [{ 'Model yılı': 1234567 }, 'modelYear', 'tr', '1234567'],
  [{ Bitiş: true }, 'endAt', 'tr', 'evet'],
])('the cell of %j is quoted as a spreadsheet shows it', async (cell, field, lang, value) => {
  const { id } = await makeCampaign(office.db, {});
  const checked = await desk.check(await desk.begin('campaigns', JSON.stringify([{ Kimlik: id, ...cell }])));
  const url = `/api/admin/imports/${checked.id}/rows`;
  const { items } = (await office.app.inject({ url, headers: { 'accept-language': lang } })).json();
  expect(items[0].problems).toMatchObject([{ field, value }]);
});

it('rows tell which of them were written, and which undone', async () => {
  const word = fresh('Marka');
  const names = Array.from({ length: 30 }, (_, place) => `${word} ${place}`);
  const { id } = await desk.check(await desk.begin('brands', `Marka\n${names.join('\n')}`));
  await desk.move(id, 'run');
  await desk.workBatch();
  await desk.move(id, 'cancel');
  const fates = async () =>
    Object.groupBy(await desk.rowsOf(id), ({ isWritten, isUndone }) =>
      isUndone ? 'undone' : isWritten ? 'written' : 'neither',
    );
  const { written = [], neither = [] } = await fates();
  expect([written.length, neither.length]).toEqual([25, 5]);
  await desk.move(id, 'undo');
  // Somebody changes a record meanwhile, which therefore stays.
  await office.db
    .update(brand)
    .set({ version: 7 })
    .where(eq(brand.name, names[3] ?? ''));
  expect(await desk.work(id, 'undoing')).toMatchObject({ state: 'undone', counts: { written: 1 } });
  const after = await fates();
  expect(after.written?.map(({ label }) => label)).toEqual([names[3]]);
  expect([after.undone?.length, after.neither?.length]).toEqual([24, 5]);
  const report = (await office.get(`imports/${id}/report`, { format: 'csv' })).body;
  expect(report.split('\n').filter((line) => line.includes('geri alındı'))).toHaveLength(24);
});
