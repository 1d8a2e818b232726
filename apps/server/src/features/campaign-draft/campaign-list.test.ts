import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { isSelected, type Selection, selectIds } from '#server/resource/rows.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { campaignContentRecords } from './office/content-records.ts';
import { brandCampaignRecords } from './office/link-records.ts';
import { campaignRecords } from './office/records.ts';
import { openWizard } from './testing/wizard.ts';

type Wizard = Awaited<ReturnType<typeof openWizard>>;
let office: Wizard;
beforeAll(async () => {
  office = await openWizard();
});
afterAll(() => office.close());

const FAR = new Date('2199-12-31T20:59:59.999Z');
const PAST = new Date('2020-01-01T00:00:00.000Z');

const list = async (query: Readonly<Record<string, string>>) =>
  (await office.get('campaigns', query)).json() as {
    items: readonly (Record<string, unknown> & { id: string; title: string; state: string })[];
    total: number;
  };
const titles = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ title }) => title);
const ofIds = (...ids: readonly string[]) => ({ kind: 'ids', ids });
const change = async (target: object, action: object) =>
  (await office.send('POST', 'campaigns/bulk', { target, action })).json();
const undo = async (id: string) => (await office.undoChange(id)).json();
const rowOf = async (id: string) => {
  const [row] = await office.db.select().from(campaign).where(eq(campaign.id, id));
  if (row === undefined) throw new Error('There is no such campaign.');
  return row;
};
const make = (values: Parameters<typeof makeCampaign>[1] = {}) =>
  makeCampaign(office.db, { ...office.complete, endAt: FAR, ...values });

/** Returns how PostgreSQL finds the rows of a list. */
async function planOf(records: ServedResource, selection: Selection): Promise<string> {
  const ids = selectIds(office.db, records).where(isSelected(records, selection));
  return office.db.transaction(async (tx) => {
    // The table is small, so reading all of it would be quicker.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${ids.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe('list of campaigns', () => {
  it('finds a campaign by title, brand and address in any spelling', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Çınaraltı Şöleni' });
    await make({ title: 'IŞIK İNDİRİMİ', brandId });
    for (const q of ['isik indirimi', 'ışık', 'ÇINARALTI ışık', 'cinaralti solen', 'isik-indirimi'])
      expect(await titles({ q })).toEqual(['IŞIK İNDİRİMİ']);
    expect(await titles({ q: 'ışıksız' })).toEqual([]);
  });

  it('finds a campaign by the new name of its brand', async () => {
    const { id: brandId, version } = (
      await office.send('POST', 'brands', { name: 'Eskiadlı', colour: '#112233', isActive: true })
    ).json().row;
    await make({ title: 'Adı değişen', brandId });
    await office.send('PATCH', `brands/${brandId}`, { version, values: { name: 'Yepyeniadlı' } });
    expect(await titles({ q: 'yepyeniadli' })).toEqual(['Adı değişen']);
  });

  it('shows and filters by the state of a campaign', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Durumlar' });
    await make({ title: 'Yayında', brandId });
    await make({ title: 'Bitmiş', brandId, endAt: PAST });
    await make({ title: 'Geri çekilmiş', brandId, status: 'withdrawn' });
    await make({ title: 'Arşivde', brandId, status: 'archived' });
    await office.begin({ title: 'Taslak', brandId });
    const { items } = await list({ brandId, sort: 'title' });
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ['Arşivde', 'archived'],
      ['Bitmiş', 'ended'],
      ['Geri çekilmiş', 'withdrawn'],
      ['Taslak', 'draft'],
      ['Yayında', 'live'],
    ]);
    for (const { title, state } of items) expect(await titles({ brandId, state })).toEqual([title]);
    expect(await titles({ brandId, state: 'scheduled' })).toEqual([]);
    expect(await titles({ brandId, sort: 'title', state: 'ended,draft' })).toEqual(['Bitmiş', 'Taslak']);
    await make({ title: 'Süresiz', brandId, endAt: null });
    expect(await titles({ brandId, sort: 'title', state: 'live' })).toEqual(['Süresiz', 'Yayında']);
    expect((await office.get('campaigns', { state: '' })).statusCode).toBe(400);
  });

  it.each<[index: string, selection: Selection]>([
    ['campaign_status', { state: 'draft,withdrawn' }],
    ['campaign_ends', { endAtTo: '2026-11-08' }],
    ['campaign_contradictory', { isContradictory: 'true' }],
  ])('uses the index %s for %o', async (index, selection) => {
    expect(await planOf(campaignRecords, selection)).toContain(index);
    expect(await planOf(campaignContentRecords, selection)).toContain(index);
  });

  it('is searched in one table, for the links of brands as well', async () => {
    const plan = await planOf(brandCampaignRecords, { q: 'bulunmaz' });
    expect(plan).not.toContain('Join Filter');
    expect(plan).toContain('campaign_found');
  });

  it('can be filtered by campaigns unchecked for 30 days, contradictory or without pictures', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Bakım' });
    await make({ title: 'Denetimli', brandId, checkedAt: FAR });
    await make({ title: 'Denetimsiz', brandId, checkedAt: null, listPrice: 100, campaignPrice: 200 });
    expect(await titles({ brandId, isUnchecked: 'true' })).toEqual(['Denetimsiz']);
    expect(await titles({ brandId, isContradictory: 'true' })).toEqual(['Denetimsiz']);
    expect(await titles({ brandId, hasPicture: 'true' })).toEqual([]);
    expect(await titles({ brandId, hasPicture: 'false', isContradictory: 'false' })).toEqual(['Denetimli']);
  });

  it('returns every campaign once across its pages in any order', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Sayfalar' });
    for (const endAt of [FAR, null, PAST, null, inDays(3)])
      await make({ title: `Sayfa ${endAt?.getTime() ?? ''}`, brandId, endAt });
    for (const sort of ['title', '-endAt', 'endAt', 'checkedAt', '-createdAt', '-updatedAt']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const reply = await office.get('campaigns', {
          ...{ brandId, sort, limit: '2' },
          ...(cursor !== null && { cursor }),
        });
        const { items, next } = reply.json() as { items: { id: string }[]; next: string | null };
        seen.push(...items.map(({ id }) => id));
        cursor = next;
      } while (cursor !== null);
      expect(new Set(seen).size, sort).toBe(5);
    }
  });
});

describe('bulk change of campaigns', () => {
  it('withdraws, archives and publishes them as one change with one undo', async () => {
    const ids = [(await make({ title: 'Topluca bir' })).id, (await make({ title: 'Topluca iki' })).id];
    const shown = await office.total();
    const withdrawn = await change(ofIds(...ids), { kind: 'withdraw' });
    expect(withdrawn).toMatchObject({ done: 2, failed: [] });
    expect(await office.total()).toBe(shown - 2);
    const entries = await office.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.changeId, withdrawn.change));
    expect(entries).toEqual([{ action: 'campaign-withdrawn' }, { action: 'campaign-withdrawn' }]);
    const archived = await change(ofIds(...ids), { kind: 'archive' });
    expect(await undo(archived.change)).toMatchObject({ done: 2, failed: [] });
    expect((await rowOf(ids[0] ?? '')).status).toBe('withdrawn');
    expect(await change(ofIds(...ids), { kind: 'publish' })).toMatchObject({ done: 2, failed: [] });
    expect(await office.total()).toBe(shown);
  });

  it('reports each failure and performs the others', async () => {
    const live = await make({ title: 'Yayındaki' });
    const draft = await office.begin({ title: 'Eksik taslak', description: null });
    const outcome = await change(ofIds(live.id, draft.id), { kind: 'withdraw' });
    expect(outcome).toMatchObject({ done: 1, failed: [{ id: draft.id, label: 'Eksik taslak' }] });
    const published = await change(ofIds(draft.id), { kind: 'publish' });
    expect(published).toMatchObject({ done: 0, failed: [{ code: 'validation-failed' }], change: null });
  });

  it('moves them to another brand and category, keeps their slugs, and can be undone', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Yeni sahip' });
    const { id: categoryId } = await makeCategory(office.db, { name: 'Yeni yer' });
    const { id, slug } = await make({ title: 'Taşınan' });
    const moved = await change(ofIds(id), { kind: 'set', values: { brandId, categoryId } });
    expect(moved.done).toBe(1);
    expect(await rowOf(id)).toMatchObject({ brandId, categoryId, slug, version: 2 });
    const ofBrand = await office.app.inject({ url: '/api/public/campaigns/tasinan' });
    expect(ofBrand.json().campaign.brand.name).toBe('Yeni sahip');
    expect(await undo(moved.change)).toMatchObject({ done: 1 });
    expect(await rowOf(id)).toMatchObject({ brandId: office.brandId, categoryId: office.categoryId });
  });

  it('refuses an end in the past and an unknown brand', async () => {
    const { id } = await make({ title: 'Bitmesin' });
    const ended = await change(ofIds(id), { kind: 'set', values: { endAt: '2020-01-01T10:00' } });
    expect(ended).toMatchObject({ done: 0, failed: [{ id }] });
    const reply = await change(ofIds(id), { kind: 'set', values: { brandId: office.categoryId } });
    expect(reply).toMatchObject({ code: 'validation-failed', fields: { brandId: expect.any(String) } });
  });

  it('changes the drafts of unpublished campaigns, and can be undone', async () => {
    const draft = await office.begin({ title: 'Henüz gizli' });
    const changed = await change(ofIds(draft.id), { kind: 'set', values: { endAt: '2199-01-01T10:00' } });
    expect((await office.read(draft.id)).content.endAt).toBe('2199-01-01T07:00:00.000Z');
    expect(await undo(changed.change)).toMatchObject({ done: 1 });
    expect((await office.read(draft.id)).content.endAt).toBe(draft.content.endAt);
  });

  it('copies them, and undo archives the copies', async () => {
    const { id } = await make({ title: 'Aslı' });
    const copied = await change(ofIds(id), { kind: 'duplicate' });
    expect((await list({ q: 'aslı' })).total).toBe(2);
    expect(await undo(copied.change)).toMatchObject({ done: 1 });
    expect(await titles({ q: 'aslı', state: 'archived' })).toEqual(['Aslı (kopya)']);
  });

  it('cannot be undone after a later change or after ten minutes', async () => {
    const [one, two] = [await make({ title: 'Elde kalan' }), await make({ title: 'Sonradan değişen' })];
    const changed = await change(ofIds(one.id, two.id), {
      kind: 'set',
      values: { endAt: '2198-01-01T10:00' },
    });
    await change(ofIds(two.id), { kind: 'set', values: { endAt: '2197-01-01T10:00' } });
    expect(await undo(changed.change)).toMatchObject({
      done: 1,
      failed: [{ id: two.id, code: 'record-changed' }],
    });
    const late = await change(ofIds(one.id), { kind: 'set', values: { endAt: '2196-01-01T10:00' } });
    office.clock.now = new Date(testNow.getTime() + 10 * 60_000 + 1);
    expect(await undo(late.change)).toMatchObject({ done: 0, failed: [{ code: 'too-late-to-undo' }] });
    office.clock.now = testNow;
  });

  it('undoes several batches together', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Çoklu' });
    const [model] = await office.db
      .select()
      .from(campaign)
      .where(eq(campaign.brandId, office.brandId))
      .limit(1);
    if (model === undefined) throw new Error('There is no campaign to vary.');
    // One more than a batch.
    const rows = Array.from({ length: 101 }, (_, place) => {
      const { id: _id, ...values } = model;
      return {
        ...values,
        brandId,
        title: `Çok ${place}`,
        slug: `cok-${place}`,
        status: 'live' as const,
        isActive: true,
        endAt: FAR,
      };
    });
    await office.db.insert(campaign).values(rows);
    const target = { kind: 'filter', query: { brandId }, total: 101 };
    const moved = await change(target, { kind: 'set', values: { brandId: office.brandId } });
    expect(moved).toMatchObject({ done: 101, failed: [] });
    expect(await office.db.$count(campaign, eq(campaign.brandId, brandId))).toBe(0);
    expect(await undo(moved.change)).toMatchObject({ done: 101, failed: [] });
    expect(await office.db.$count(campaign, eq(campaign.brandId, brandId))).toBe(101);
    expect((await office.db.select().from(brand).where(eq(brand.id, brandId))).length).toBe(1);
  });

  it('applies a filter only up to the number of campaigns shown', async () => {
    const reply = await change({ kind: 'filter', query: { q: 'Çok' }, total: 3 }, { kind: 'withdraw' });
    expect(reply.code).toBe('selection-changed');
  });
});
