import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { campaignList } from '#server/features/campaign-list/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { campaignRows } from './kinds/campaign-rows.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, hearTags, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

describe('imported campaigns', () => {
  it('names the contradiction of a row with the words of its cell', async () => {
    const file = 'Kimlik;Başlık;Liste fiyatı;Kampanya fiyatı\nx-1;A;1.000,00;2.000,00\n';
    const checked = await desk.check(await desk.begin('campaigns', file));
    const [row] = await desk.rowsOf(checked.id);
    expect(row?.problems).toContainEqual({
      ...{ field: 'campaignPrice', column: 'Kampanya fiyatı', value: '2.000,00' },
      message: 'Kampanya fiyatı liste fiyatından yüksek',
      binOf: null,
    });
  });

  it('changes prices and ends of campaigns by key alone', async () => {
    const made = await makeCampaign(office.db, { listPrice: 2_000, campaignPrice: 900 });
    const checked = await desk.check(
      await desk.begin('campaigns', `Kimlik;Kampanya fiyatı;Bitiş\n${made.id};1.850,50;31.12.2099`),
    );
    const [row] = await desk.rowsOf(checked.id);
    expect(row).toMatchObject({ outcome: 'changed' });
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'campaignPrice', before: 900, after: 1850.5 },
        { field: 'endAt', before: null, after: '31.12.2099 23:59' },
      ]),
    );
    const report = await office.get(`imports/${checked.id}/report`, { format: 'csv' });
    expect(report.body).toContain('Kampanya fiyatı: 900 → 1.850,5');
  });

  it('read and show choices by their names, in the order of the fields', async () => {
    const { id } = await makeCampaign(office.db, {});
    const file = `Kimlik;Yakıt;Vites;Elektrikli;Kampanya fiyatı\n${id};Şarj edilebilir hibrit;manual;hayır;5`;
    const checked = await desk.check(await desk.begin('campaigns', file));
    const [row] = await desk.rowsOf(checked.id);
    expect(row?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['campaignPrice', 5],
      ['gearType', 'Manuel'],
      ['fuel', 'Şarj edilebilir hibrit'],
      ['isElectric', 'Hayır'],
    ]);
  });

  it('can be imported again after they were undone', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: fresh('Üretici') });
    const { id: categoryId } = await makeCategory(office.db, { name: fresh('Tür') });
    const [source, title, key] = [fresh('Besleme'), fresh('Düzeltilen kampanya'), fresh('K')];
    const file = (price: string) =>
      `Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Kampanya fiyatı;Bitiş\n${key};${title};${brandId};${categoryId};Uygun;Metin;${price};31.12.2099`;
    const wrong = await desk.check(await desk.begin('campaigns', file('999'), source));
    await desk.run(wrong.id);
    await desk.move(wrong.id, 'undo');
    await desk.work(wrong.id, 'undoing');
    const corrected = await desk.check(await desk.begin('campaigns', file('899'), source));
    expect(await desk.rowsOf(corrected.id)).toMatchObject([{ outcome: 'new', problems: [] }]);
    await desk.run(corrected.id);
    const made = await office.db.select().from(campaign).where(eq(campaign.title, title));
    expect(made.map(({ status, campaignPrice }) => [status, campaignPrice]).toSorted()).toEqual([
      ['archived', 999],
      ['live', 899],
    ]);
  });

  it("publishes campaigns, matches them by their source's key, and can be undone", async () => {
    const [maker, kind] = [fresh('Üretici'), fresh('Tür')];
    await makeBrand(office.db, { name: maker });
    await makeCategory(office.db, { name: kind });
    const source = fresh('Besleme');
    const title = fresh('İthal kampanya');
    const key = fresh('K');
    const file = (price: string) =>
      `Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Kampanya fiyatı;Bitiş\n${key};${title};${maker};${kind};Uygun fiyat;Metin;${price};31.12.2099`;
    const first = await desk.check(await desk.begin('campaigns', file('1.234,50'), source));
    expect(await desk.rowsOf(first.id)).toMatchObject([{ outcome: 'new', problems: [] }]);
    await desk.run(first.id);
    const find = async () => (await office.db.select().from(campaign).where(eq(campaign.title, title)))[0];
    expect(await find()).toMatchObject({ status: 'live', campaignPrice: 1234.5 });
    const slug = (await find())?.slug;
    expect((await office.app.inject({ url: `/api/public/campaigns/${slug}` })).statusCode).toBe(200);

    const again = await desk.check(await desk.begin('campaigns', file('999'), source));
    expect(await desk.rowsOf(again.id)).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'campaignPrice', before: 1234.5, after: 999 }] },
    ]);
    await desk.run(again.id);
    expect((await find())?.campaignPrice).toBe(999);
    expect((await desk.move(first.id, 'undo')).json()).toMatchObject({ code: 'import-changed-since' });
    await desk.move(again.id, 'undo');
    await desk.work(again.id, 'undoing');
    expect((await find())?.campaignPrice).toBe(1234.5);
  });

  it('are checked and listed once for a batch, and invalidate lists at the start and the end only', async () => {
    const [maker, first, second] = [fresh('Üretici'), fresh('Tür'), fresh('Tür')];
    const { id: brandId } = await makeBrand(office.db, { name: maker });
    const old = await makeCategory(office.db, { name: first });
    const current = await makeCategory(office.db, { name: second });
    const source = fresh('Besleme');
    const file = (kind: string) => {
      const rows = Array.from(
        { length: 30 },
        (_, at) => `${source}-${at};Kampanya ${at};${maker};${kind};Fırsat;Metin`,
      );
      return ['Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama', ...rows].join('\n');
    };
    const check = vi.spyOn(campaignRows, 'check');
    const countsOf = async () => {
      const lists = await office.db
        .select({ id: campaignList.categoryId, campaigns: campaignList.campaigns })
        .from(campaignList)
        .where(eq(campaignList.brandId, brandId));
      return new Map(lists.map(({ id, campaigns }) => [id, campaigns]));
    };
    for (const kind of [first, second]) {
      const { id } = await desk.check(await desk.begin('campaigns', file(kind), source));
      const heard = await hearTags();
      expect(await desk.run(id)).toMatchObject({ counts: { written: 30 } });
      const messages = await heard();
      // Announced when the editor starts it, with its first batch, and with its last.
      expect(messages.filter((tags) => tags.includes('"home"'))).toHaveLength(3);
      // Each of the two batches invalidates all of its pages at once.
      expect(messages.filter((tags) => tags.includes('"campaign:'))).toHaveLength(2);
    }
    // The check of the file, and of each batch before it is written.
    expect(check.mock.calls.map(([, , rows]) => rows.length)).toEqual([30, 25, 5, 30, 25, 5]);
    check.mockRestore();
    expect(await countsOf()).toEqual(
      new Map([
        [null, 30],
        [old.id, 0],
        [current.id, 30],
      ]),
    );
  });

  it('accepts the first vehicles of a category, which no editor could acknowledge', async () => {
    const [maker, kind, key] = [fresh('Üretici'), fresh('Tür'), fresh('K')];
    await makeBrand(office.db, { name: maker });
    await makeCategory(office.db, { name: kind });
    const head = 'Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Bitiş;Model yılı';
    const row = `${key};${fresh('İlk araç')};${maker};${kind};Fırsat;Metin;31.12.2099;2026`;
    const { id } = await desk.check(await desk.begin('campaigns', `${head}\n${row}`));
    expect(await desk.rowsOf(id)).toMatchObject([{ outcome: 'new', problems: [] }]);
  });

  it('does not match records by key without a named source', async () => {
    const [maker, kind, key] = [fresh('Üretici'), fresh('Tür'), fresh('K')];
    await makeBrand(office.db, { name: maker });
    await makeCategory(office.db, { name: kind });
    const run = async (title: string) => {
      const head = 'Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Bitiş';
      const row = `${key};${title};${maker};${kind};Fırsat;Metin;31.12.2099`;
      const { id } = await desk.check(await desk.begin('campaigns', `${head}\n${row}`));
      await desk.run(id);
    };
    const titles = [fresh('Bir kaynaktan'), fresh('Öteki kaynaktan')];
    for (const title of titles) await run(title);
    for (const title of titles) expect(await office.db.$count(campaign, eq(campaign.title, title))).toBe(1);
  });

  it('changes a campaign by its address alone', async () => {
    const { slug, id } = await makeCampaign(office.db, {});
    const title = fresh('Yeni başlık');
    const { id: run1 } = await desk.check(await desk.begin('campaigns', `slug;Başlık\n${slug};${title}`));
    expect(await desk.rowsOf(run1, { outcome: 'changed' })).toHaveLength(1);
    await desk.run(run1);
    expect((await office.db.select().from(campaign).where(eq(campaign.id, id)))[0]?.title).toBe(title);
  });
});

describe('campaigns that a batch does not write', () => {
  const head = 'Kimlik;Kampanya fiyatı';
  /** Changes a campaign like a concurrent editor whose listing rows the batch cannot see. */
  const changeElsewhere = (id: string) =>
    office.db
      .update(campaign)
      .set({ version: sql`${campaign.version} + 1` })
      .where(eq(campaign.id, id));
  /** Returns the listing rows with the transactions that wrote them, and the weight of all search terms. */
  const findListings = async (id: string) => {
    const { rows } = await office.db.execute(sql`
      select list_id, xmin::text, (select sum(weight)::integer from search_term) as weight
      from campaign_listing where campaign_id = ${id} order by list_id`);
    expect(rows).not.toEqual([]);
    return rows;
  };

  it('keep their listing rows and pages when they were changed after the check', async () => {
    const { id } = await makeCampaign(office.db, {});
    const checked = await desk.check(await desk.begin('campaigns', `${head}\n${id};5`));
    await changeElsewhere(id);
    const before = await findListings(id);
    const heard = await hearTags();
    expect(await desk.run(checked.id)).toMatchObject({ counts: { written: 0, refused: 1 } });
    expect(await findListings(id)).toEqual(before);
    expect((await heard()).filter((tags) => tags.includes(id))).toEqual([]);
  });

  it('keep their listing rows after a stop at the first refused row', async () => {
    const [changed, later] = [await makeCampaign(office.db, {}), await makeCampaign(office.db, {})];
    const run = await desk.begin('campaigns', `${head}\n${changed.id};5\n${later.id};5`);
    const checked = await desk.check(run, { stopsAtRefused: true });
    await changeElsewhere(changed.id);
    const before = await findListings(later.id);
    expect(await desk.run(checked.id)).toMatchObject({ state: 'paused', counts: { written: 0 } });
    expect(await findListings(later.id)).toEqual(before);
  });

  it('keep their listing rows when they were changed while their import is undone', async () => {
    const { id } = await makeCampaign(office.db, {});
    const checked = await desk.check(await desk.begin('campaigns', `${head}\n${id};5`));
    await desk.run(checked.id);
    expect((await desk.move(checked.id, 'undo')).statusCode).toBe(200);
    await changeElsewhere(id);
    const before = await findListings(id);
    expect(await desk.work(checked.id, 'undoing')).toMatchObject({ state: 'undone', counts: { written: 1 } });
    expect(await findListings(id)).toEqual(before);
  });

  it.each(['written', 'undone'])('are those that an editor saves while they are %s', async (deed) => {
    const { id } = await makeCampaign(office.db, { campaignPrice: 900 });
    const checked = await desk.check(await desk.begin('campaigns', `${head}\n${id};850`));
    if (deed === 'undone') {
      await desk.run(checked.id);
      await desk.move(checked.id, 'undo');
    }
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { work } = await office.db.transaction(async (tx) => {
      await tx
        .update(campaign)
        .set({ version: sql`${campaign.version} + 1`, campaignPrice: 700 })
        .where(eq(campaign.id, id));
      const work = deed === 'undone' ? desk.work(checked.id, 'undoing') : desk.run(checked.id);
      await expect.poll(async () => (await office.db.execute(waiting)).rows).toHaveLength(1);
      return { work };
    });
    await work;
    const [there] = await office.db.select().from(campaign).where(eq(campaign.id, id));
    expect(there).toMatchObject({ campaignPrice: 700 });
  });
});
