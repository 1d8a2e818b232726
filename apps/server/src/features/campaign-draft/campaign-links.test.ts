import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { orderOf } from '#server/resource/list-records.ts';
import { isSelected, selectIds } from '#server/resource/rows.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { brandCampaignRecords } from './office/link-records.ts';
import { campaignUrlRecords } from './office/url-records.ts';
import { openWizard } from './testing/wizard.ts';

type Wizard = Awaited<ReturnType<typeof openWizard>>;
let office: Wizard;
beforeAll(async () => {
  office = await openWizard();
});
afterAll(() => office.close());

const FAR = new Date('2199-12-31T20:59:59.999Z');
const make = (title: string) => makeCampaign(office.db, { ...office.complete, endAt: FAR, title });

describe('link of a brand and a campaign', () => {
  it('is listed once per campaign and found by either', async () => {
    await make('Bağlı kampanya');
    for (const q of ['bagli', 'ayrac motor bagli']) {
      const { items } = (await office.get('brand-campaigns', { q })).json();
      expect(items).toMatchObject([
        { title: 'Bağlı kampanya', isActive: true, labels: { brandId: 'Ayraç Motor' } },
      ]);
    }
  });

  it('is paged by the index of the titles, which a page continues where the last one ended', async () => {
    const { order } = orderOf(brandCampaignRecords, 'title');
    const behind = sql`(title_key, brand_link.id) > ('k', '00000000-0000-0000-0000-000000000000')`;
    const page = selectIds(office.db, brandCampaignRecords).where(behind).orderBy(order).limit(50);
    const plan = await office.db.transaction(async (tx) => {
      // The table is small, so what is quick with few rows is disabled.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = await tx.execute(sql`explain ${page.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index.* Scan using campaign_found[\s\S]*Index Cond: \(ROW\(title_key, id\) >/);
    expect(plan).not.toContain('Sort');
  });

  it('moves the campaign with its former addresses, and can be undone', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Devralan' });
    const { id } = await make('Eski adıyla');
    const renamed = (await office.save(await office.open(id), { title: 'Yeni adıyla' })).json();
    await office.publish(renamed);
    const target = { kind: 'ids', ids: [id] };
    const moved = (await office.send('POST', 'brand-campaigns/move', { target, brandId })).json();
    expect(moved).toMatchObject({ done: 1, failed: [] });
    const links = (await office.get('brand-campaigns', { q: 'yeni adiyla' })).json();
    expect(links).toMatchObject({ total: 1, items: [{ brandId, slug: 'yeni-adiyla' }] });
    expect((await office.page('eski-adiyla')).json()).toEqual({ kind: 'moved', slug: 'yeni-adiyla' });
    expect((await office.page('yeni-adiyla')).json().campaign.brand.name).toBe('Devralan');
    await office.undoChange(moved.change);
    const [row] = await office.db.select().from(campaign).where(eq(campaign.id, id));
    expect(row?.brandId).toBe(office.brandId);
  });

  it('moves the campaigns of a filtered list, up to the number shown', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Toplayan' });
    await make('Topla beni');
    const move = (total: number) =>
      office.send('POST', 'brand-campaigns/move', {
        ...{ target: { kind: 'filter', query: { q: 'topla beni' }, total }, brandId },
      });
    expect((await move(2)).json().code).toBe('selection-changed');
    expect((await move(1)).json().done).toBe(1);
  });
});

describe('addresses of a campaign', () => {
  const add = async (campaignId: string, url: string) =>
    (await office.send('POST', 'campaign-urls', { url, campaignId, isActive: true })).json().row;
  const read = async (id: string) => (await office.get(`campaign-urls/${id}`)).json();

  it('are several, one of them current', async () => {
    const { id } = await make('Çok adresli');
    const first = await add(id, 'https://marka.example/bir');
    const second = await add(id, 'https://marka.example/iki');
    expect([(await read(first.id)).isActive, (await read(second.id)).isActive]).toEqual([false, true]);
    const specified = (await office.app.inject({ url: '/api/Campaign_Service/campaign-url' })).json();
    const urls = specified.map(({ url }: { url: string }) => url);
    expect(urls).toContain('https://marka.example/iki');
    expect(urls).not.toContain('https://marka.example/bir');
  });

  it('are undone together, and record who replaced which', async () => {
    const { id } = await make('Geri alınan');
    const first = await add(id, 'https://marka.example/eski');
    const second = await add(id, 'https://marka.example/yeni');
    const states = async () => [(await read(first.id)).isActive, (await read(second.id)).isActive];
    const activated = await office.send('PATCH', `campaign-urls/${first.id}`, {
      version: (await read(first.id)).version,
      values: { isActive: true },
    });
    expect(await states()).toEqual([true, false]);
    const { items } = (await office.get(`campaign-urls/${second.id}/history`)).json();
    expect(items[0].fields).toEqual([{ name: 'isActive', before: true, after: false }]);
    const undone = await office.undoChange(activated.json().change);
    expect(undone.json()).toMatchObject({ done: 2, failed: [] });
    expect(await states()).toEqual([false, true]);
  });

  it("are found by their own text and their campaign's within other filters", async () => {
    const { id } = await make('Şömine haftası');
    const first = await add(id, 'https://ocak.example/Odun-Sobasi');
    const second = await add(id, 'https://ocak.example/komur');
    const found = async (query: Readonly<Record<string, string>>) => {
      const { items, total } = (await office.get('campaign-urls', query)).json();
      expect(items).toHaveLength(total);
      return new Set(items.map((row: { id: string }) => row.id));
    };
    expect(await found({ q: 'ocak' })).toEqual(new Set([first.id, second.id]));
    expect(await found({ q: 'ŞÖMİNE odun sobası' })).toEqual(new Set([first.id]));
    expect(await found({ q: 'somine', isActive: 'true' })).toEqual(new Set([second.id]));
    expect(await found({ q: 'odun kömür' })).toEqual(new Set());
  });

  it('are found by the index of their text', async () => {
    const ids = selectIds(office.db, campaignUrlRecords).where(
      isSelected(campaignUrlRecords, { q: 'bulunmaz' }),
    );
    const plan = await office.db.transaction(async (tx) => {
      // The table is small, so reading all of it would be quicker.
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain ${ids.getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('campaign_url_search');
  });

  it('have one current address after two are activated concurrently', async () => {
    const { id } = await make('Aynı anda');
    const all = await Promise.all([1, 2, 3, 4].map((place) => add(id, `https://marka.example/${place}`)));
    const active = await Promise.all(all.map(async (url) => (await read(url.id)).isActive));
    expect(active.filter(Boolean)).toEqual([true]);
  });

  it('record who made them current and when', async () => {
    const { id } = await make('Bakılan');
    const url = await add(id, 'https://marka.example/bakilan');
    const noted = await office.send('POST', `campaign-urls/${url.id}/confirm`, { version: url.version });
    expect(noted.statusCode).toBe(200);
    const now = await read(url.id);
    expect(now).toMatchObject({ confirmedAt: testNow.toISOString(), confirmedBy: now.changedBy });
    const late = await office.send('POST', `campaign-urls/${url.id}/confirm`, { version: url.version });
    expect(late.json().code).toBe('record-changed');
    await office.send('PATCH', `campaign-urls/${url.id}`, {
      version: now.version,
      values: { url: 'https://marka.example/baska' },
    });
    expect(await read(url.id)).toMatchObject({ confirmedAt: null, confirmedBy: null });
  });

  it('accept web addresses only', async () => {
    const { id } = await make('Tuhaf adresli');
    for (const url of ['javascript:alert(1)', 'ftp://marka.example', 'https://a:b@marka.example'])
      expect(
        (await office.send('POST', 'campaign-urls', { url, campaignId: id, isActive: true })).json().code,
      ).toBe('validation-failed');
  });
});
