import type { brands } from '@ayrac/contract/office/brands.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';

type Brand = RowOf<typeof brands>;

let office: Office;
let categoryId: string;
let made = 100;
/** Returns a name whose slug is `sirket-` and a number. */
const newName = () => `Şirket ${++made}`;
beforeAll(async () => {
  office = await openOffice();
  categoryId = (await makeCategory(office.db, { name: 'Otomobil' })).id;
});
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

async function add(values: object = {}): Promise<Brand> {
  const given = { name: newName(), colour: '#334155', isActive: true, ...values };
  const reply = await office.send('POST', 'brands', given);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().row;
}

async function addWithCampaign(): Promise<{
  row: Brand;
  campaign: Awaited<ReturnType<typeof makeCampaign>>;
}> {
  const row = await add();
  return { row, campaign: await makeCampaign(office.db, { brandId: row.id, categoryId, title: 'Fırsat' }) };
}

const change = ({ id, version }: Brand, values: object) =>
  office.send('PATCH', `brands/${id}`, { version, values });
const undo = (changeId: string) => office.undoChange(changeId);
const read = async ({ id }: Brand): Promise<Brand> => (await office.get(`brands/${id}`)).json();
const ask = (url: string) => office.app.inject({ url });
const pageOf = async (slug: string) => (await ask(`/api/public/brands/${slug}`)).json();
const slugOf = (name: string) => name.replace('Şirket ', 'sirket-');
/** Counts the campaigns that match exactly these words; 0 when the search corrected them. */
const searched = async (words: string): Promise<number> => {
  const { corrected, total } = (await ask(`/api/public/search?q=${encodeURIComponent(words)}`)).json();
  return corrected === null ? total : 0;
};
/** Counts the live campaigns of the catalogue. */
const total = async (): Promise<number> => (await ask('/api/public/campaigns')).json().list.total;
const linksOf = async (brandId: string) =>
  (await ask('/api/Campaign_Service/brand-to-campaign'))
    .json()
    .filter(({ brand }: { brand: { id: string } }) => brand.id === brandId);

describe('brand in the office', () => {
  it('gets its page and its place in the list when added', async () => {
    const row = await add({
      about: 'Uzun yıllardır.',
      aboutEn: 'For years.',
      brandUrl: 'https://sirket.example',
    });
    expect(row).toMatchObject({ version: 1, colour: '#334155', isInBin: false });
    expect(await pageOf(slugOf(row.name))).toMatchObject({
      kind: 'found',
      brand: { name: row.name, website: 'https://sirket.example', about: { text: 'Uzun yıllardır.' } },
    });
    const { brands: all } = (await ask('/api/public/brands')).json();
    expect(all.map(({ id }: { id: string }) => id)).toContain(row.id);
  });

  it('shows changes on its page and in the structured data links', async () => {
    const { row } = await addWithCampaign();
    const before = await pageOf(slugOf(row.name));
    expect(before.brand.website).toBeNull();
    await change(row, { brandUrl: 'https://yeni.example', about: 'Yeni söz.', colour: '#7f1d1d' });
    expect((await pageOf(slugOf(row.name))).brand).toMatchObject({
      website: 'https://yeni.example',
      about: { text: 'Yeni söz.' },
      colour: '#7F1D1D',
    });
    expect(await linksOf(row.id)).toMatchObject([{ brand: { brandUrl: 'https://yeni.example' } }]);
  });

  // Specification 2.18
  it('redirects from its old slug after a rename, is found by its new name, and undo restores both', async () => {
    const { row } = await addWithCampaign();
    const [old, name] = [slugOf(row.name), newName()];
    const renamed = (await change(row, { name })).json();
    expect(await pageOf(old)).toEqual({ kind: 'moved', slug: slugOf(name), category: null });
    expect(await pageOf(slugOf(name))).toMatchObject({ kind: 'found', list: { total: 1 } });
    expect(await linksOf(row.id)).toMatchObject([{ brand: { name, title: name } }]);
    expect([await searched(row.name), await searched(name)]).toEqual([0, 1]);

    expect((await undo(renamed.change)).json()).toMatchObject({ done: 1, failed: [] });
    expect(await pageOf(slugOf(name))).toEqual({ kind: 'moved', slug: old, category: null });
    expect(await pageOf(old)).toMatchObject({ kind: 'found', list: { total: 1 } });
    expect([await searched(row.name), await searched(name)]).toEqual([1, 0]);
    expect(await read(row)).toMatchObject({ name: row.name, version: 3 });
  });

  it('keeps its slug after other changes and after a change of spelling only', async () => {
    const row = await add();
    await change(row, { name: row.name.toLocaleUpperCase('tr'), about: 'Başka.' });
    expect(await pageOf(slugOf(row.name))).toMatchObject({
      kind: 'found',
      brand: { about: { text: 'Başka.' } },
    });
  });

  it('does not take an address that still redirects to another brand', async () => {
    const row = await add();
    await change(row, { name: newName() });
    const heir = await add({ name: row.name });
    expect(await pageOf(`${slugOf(row.name)}-2`)).toMatchObject({ kind: 'found', brand: { id: heir.id } });
    expect(await pageOf(slugOf(row.name))).toMatchObject({ kind: 'moved' });
  });

  it('has a history with values before and after, without derived fields', async () => {
    const row = await add();
    const name = newName();
    await change(row, { name });
    const { items } = (await office.get(`brands/${row.id}/history`)).json();
    expect(items[0]).toMatchObject({
      action: 'changed',
      fields: [{ name: 'name', before: row.name, after: name }],
    });
  });

  it("delays a concurrent save of a campaign, which is then found by the brand's new name", async () => {
    const row = await add();
    const name = newName();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const saving = await office.db.transaction(async (tx) => {
      await lockFrame(tx);
      await tx.update(brand).set({ name }).where(eq(brand.id, row.id));
      const saved = makeCampaign(office.db, { brandId: row.id, categoryId, title: 'Fırsat' });
      await expect.poll(async () => (await office.db.execute(waiting)).rows).toHaveLength(1);
      return { saved };
    });
    await saving.saved;
    expect([await searched(row.name), await searched(name)]).toEqual([0, 1]);
  });

  it('conflicts with a newer version without changing anything', async () => {
    const row = await add();
    const name = newName();
    await change(row, { name });
    const refused = await change(row, { name: newName() });
    expect([refused.statusCode, refused.json().current]).toEqual([409, await read(row)]);
    expect(await pageOf(slugOf(row.name))).toMatchObject({ kind: 'moved', slug: slugOf(name) });
  });

  it.each([
    ['a name that another has', () => ({ name: `ŞİRKET ${made}` }), 'name', 'taken'],
    ['no address', () => ({ brandUrl: 'javascript:alert(1)' }), 'brandUrl', 'invalid-website'],
    ['no colour', () => ({ colour: 'red' }), 'colour', 'invalid-colour'],
    ['a colour too pale for white text', () => ({ colour: '#ffff00' }), 'colour', 'pale-colour'],
  ] as const)('is refused with %s, by field', async (_what, values, field, problem) => {
    const row = await add();
    await add();
    const refused = await change(row, values());
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: recordErrors[problem] }]);
  });
});

describe('hidden brand', () => {
  const hide = {
    'switched off': (row: Brand) => change(row, { isActive: false }),
    'in the bin': (row: Brand) => office.send('DELETE', `brands/${row.id}?version=${row.version}`),
  };

  // Specification 8.18
  it.each(Object.keys(hide) as (keyof typeof hide)[])(
    '(%s) hides its page, links and campaigns, and undo restores them',
    async (how) => {
      const { row, campaign } = await addWithCampaign();
      const shown = await total();
      const { change: done } = (await hide[how](row)).json();

      expect((await ask(`/api/public/brands/${slugOf(row.name)}`)).statusCode).toBe(404);
      const { brands: all } = (await ask('/api/public/brands')).json();
      expect(all.map(({ id }: { id: string }) => id)).not.toContain(row.id);
      expect(await linksOf(row.id)).toEqual([]);
      expect(await searched(row.name)).toBe(0);
      expect(await total()).toBe(shown - 1);
      expect((await ask(`/api/public/campaigns/${campaign.slug}`)).json()).toMatchObject({ kind: 'removed' });
      const quote = await postQuote(office.app, 'anonymous', quoteBody(campaign.id));
      expect([quote.statusCode, quote.json().code]).toEqual([400, 'campaign-missing']);

      await undo(done);
      expect(await pageOf(slugOf(row.name))).toMatchObject({ kind: 'found', list: { total: 1 } });
      expect(await linksOf(row.id)).toHaveLength(1);
      expect(await searched(row.name)).toBe(1);
      expect(await total()).toBe(shown);
      expect((await ask(`/api/public/campaigns/${campaign.slug}`)).json()).toMatchObject({ kind: 'found' });
    },
  );

  it('has no live campaigns', async () => {
    const { row } = await addWithCampaign();
    expect((await read(row)).campaigns).toBe(1);
    expect((await change(row, { isActive: false })).json().row.campaigns).toBe(0);
  });

  it('hides a campaign that is saved concurrently', async () => {
    const row = await add();
    await change(row, { isActive: false });
    const shown = await total();
    const { slug } = await makeCampaign(office.db, { brandId: row.id, categoryId });
    expect([await linksOf(row.id), await total()]).toEqual([[], shown]);
    expect((await ask(`/api/public/campaigns/${slug}`)).json()).toMatchObject({ kind: 'removed' });
  });
});

describe('list of brands', () => {
  it('can be searched in any spelling, sorted in Turkish order, and filtered by visibility', async () => {
    for (const name of ['Liste Çınar', 'Liste Cıva', 'Liste Dağ']) await add({ name });
    await add({ name: 'Liste Kapalı', isActive: false });
    const names = async (query: Record<string, string>) =>
      (await office.get('brands', { q: 'LISTE', ...query })).json().items.map(({ name }: Brand) => name);
    expect(await names({ isActive: 'true' })).toEqual(['Liste Cıva', 'Liste Çınar', 'Liste Dağ']);
    expect(await names({ sort: '-name' })).toEqual([
      'Liste Kapalı',
      'Liste Dağ',
      'Liste Çınar',
      'Liste Cıva',
    ]);
    expect(await names({ isActive: 'false' })).toEqual(['Liste Kapalı']);
  });
});
