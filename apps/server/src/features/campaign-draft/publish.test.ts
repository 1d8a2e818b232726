import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaign, campaignImage } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

describe('new campaign', () => {
  it('ends in 16 days by default and is not visible', async () => {
    const shown = await wizard.total();
    const draft = await wizard.begin({ title: 'Gizli başlangıç' });
    expect(draft).toMatchObject({
      version: 1,
      content: { title: 'Gizli başlangıç', endAt: '2026-12-06T20:59:59.999Z' },
      campaign: { state: 'draft', slug: null, publishedAt: null },
      editors: [{ isYou: true }],
    });
    expect(await wizard.total()).toBe(shown);
    expect((await wizard.page('gizli-baslangic')).statusCode).toBe(404);
    const [row] = await wizard.db.select().from(campaign).where(eq(campaign.id, draft.id));
    expect((await wizard.page(row?.slug ?? '')).statusCode).toBe(404);
    const image = await wizard.app.inject({
      url: `/api/Campaign_Service/campaign-image/details/${draft.id}`,
    });
    expect(image.statusCode).toBe(404);
  });

  it('requires an existing brand and category', async () => {
    const none = await wizard.send('POST', 'campaign-drafts', { title: 'Kimin?' });
    expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([400, ['brandId', 'categoryId']]);
    const unknown = await wizard.send('POST', 'campaign-drafts', {
      brandId: wizard.categoryId,
      categoryId: wizard.categoryId,
    });
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['brandId']]);
  });
});

describe('a category in the bin', () => {
  const binned = async () => {
    const { id } = await makeCategory(wizard.db);
    return {
      id,
      toBin: () => wizard.db.update(category).set({ binnedAt: testNow }).where(eq(category.id, id)),
    };
  };
  const inBin = 'Bu kayıt çöp kutusunda; onu geri yükleyin ya da başka bir kayıt seçin';

  it('is not taken into a draft', async () => {
    const { id: categoryId, toBin } = await binned();
    await toBin();
    const begun = await wizard.send('POST', 'campaign-drafts', { ...wizard.complete, categoryId });
    expect([begun.statusCode, begun.json().fields]).toEqual([400, { categoryId: inBin }]);
    const saved = await wizard.save(await wizard.begin(), { categoryId });
    expect([saved.statusCode, saved.json().fields]).toEqual([400, { categoryId: inBin }]);
  });

  it('leaves the drafts that name it editable, but not publishable until it is restored', async () => {
    const { id: categoryId, toBin } = await binned();
    const draft = await wizard.begin({ categoryId, title: 'Kategorisi atılan' });
    await toBin();
    const saved = await wizard.save(draft, { categoryId, discount: 'Yine de yazılır' });
    expect(saved.json().content).toMatchObject({ categoryId, discount: 'Yine de yazılır' });
    const check = async () => (await wizard.get(`campaigns/${draft.id}/draft/check`)).json().contradictions;
    const found = { kind: 'binned-choice', fields: ['categoryId'], quote: null, isBlocking: true };
    expect(await check()).toEqual([found]);
    const refused = await wizard.publish(saved.json());
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { categoryId: inBin }]);
    const target = { kind: 'ids', ids: [draft.id] };
    const many = await wizard.send('POST', 'campaigns/bulk', { target, action: { kind: 'publish' } });
    expect(many.json().failed).toMatchObject([{ id: draft.id, message: expect.stringContaining(inBin) }]);
    await wizard.db.update(category).set({ binnedAt: null }).where(eq(category.id, categoryId));
    expect(await check()).toEqual([]);
    expect((await wizard.publish(saved.json())).statusCode).toBe(200);
  });
});

/** Confirms that a campaign is meant to be the first vehicle of its category. */
const firstVehicle = { despite: ['stray-vehicle'] };

describe('published draft', () => {
  it('is visible and listed, and no longer a draft', async () => {
    const shown = await wizard.total();
    const draft = await wizard.begin({ title: 'Yeni lastik', campaignPrice: '1.499,90', fuel: 'electric' });
    const reply = await wizard.publish(draft, firstVehicle);
    expect(reply.json()).toMatchObject({ campaign: { state: 'live', slug: 'yeni-lastik' } });
    expect((await wizard.page('yeni-lastik')).json()).toMatchObject({
      kind: 'found',
      campaign: {
        title: { text: 'Yeni lastik' },
        figures: { campaignPrice: 1499.9 },
        vehicle: { fuel: 'electric' },
        publishedAt: testNow.toISOString(),
      },
    });
    expect(await wizard.total()).toBe(shown + 1);
    expect((await wizard.get(`campaigns/${draft.id}/draft`)).statusCode).toBe(404);
    const entries = await wizard.db.select().from(auditEntry).where(eq(auditEntry.targetId, draft.id));
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['campaign-begun', 'campaign-published']);
  });

  it('gets a new address with a new title, and the old one redirects', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Eski başlık' });
    const open = await wizard.open(id);
    const saved = (await wizard.save(open, { title: 'Yeni başlık' })).json();
    expect((await wizard.page('eski-baslik')).json().kind).toBe('found');
    expect(saved.changed).toEqual(['title']);
    expect((await wizard.publish(saved)).statusCode).toBe(200);
    expect((await wizard.page('eski-baslik')).json()).toEqual({ kind: 'moved', slug: 'yeni-baslik' });
    expect((await wizard.page('yeni-baslik')).json().kind).toBe('found');
  });

  it('shows its editors the former addresses, without one that it has again', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Adres bir' });
    const formerSlugs = async () =>
      (await wizard.get(`campaigns/${id}/draft/check`))
        .json()
        .formerSlugs.map(({ slug }: { slug: string }) => slug);
    await wizard.open(id);
    expect(await formerSlugs()).toEqual([]);
    for (const title of ['Adres iki', 'Adres üç', 'Adres bir'])
      await wizard.publish((await wizard.save(await wizard.open(id), { title })).json());
    await wizard.open(id);
    expect(await formerSlugs()).toEqual(['adres-uc', 'adres-iki']);
  });

  it('keeps everything that was not changed', async () => {
    const values = {
      ...wizard.complete,
      ...{ title: 'Bütün', name: 'Bütün kısa', conditions: 'Bir\nİki', term: 12, interestRate: 2.89 },
      details: [{ key: 'menzil', label: 'Menzil', value: '420 km' }],
      english: { title: 'Whole', details: [{ key: 'menzil', label: 'Range', value: '420 km' }] },
      checkedAt: inDays(-2),
    };
    const urls = ['https://marka.example/butun'];
    const vehicle = { fuel: 'petrol', isElectric: false } as const;
    const { id } = await makeCampaign(wizard.db, values, { vehicle, urls });
    const before = (await wizard.page('butun')).json();
    const saved = (await wizard.save(await wizard.open(id), { discount: 'Yeni' })).json();
    await wizard.publish(saved, firstVehicle);
    const after = (await wizard.page('butun')).json();
    expect(after.campaign).toEqual({
      ...before.campaign,
      ...{ benefit: { text: 'Yeni', lang: 'tr' } },
      figure: before.campaign.figure,
    });
    const [row] = await wizard.db.select().from(campaign).where(eq(campaign.id, id));
    expect(row).toMatchObject({ name: 'Bütün kısa', version: 2 });
    const records = (await wizard.app.inject({ url: '/api/Campaign_Service/campaign-url' })).json();
    expect(records.map(({ url }: { url: string }) => url)).toContain(urls[0]);
  });

  it('shows visitors its source and next check, and the office who checked it', async () => {
    const { id, slug } = await makeCampaign(wizard.db, { ...wizard.complete, checkedAt: null });
    const evidence = { source: 'https://marka.example/k', quote: '1.499 TL', date: '2026-11-19' };
    const checkedAt = inDays(-2).toISOString();
    const saved = await wizard.save(await wizard.open(id), { evidence: { endAt: evidence }, checkedAt });
    expect((await wizard.publish(saved.json())).statusCode).toBe(200);
    const record = async () => (await wizard.get(`campaigns/${id}`)).json();
    const { username } = await wizard.enter('ADMIN');
    expect(await record()).toMatchObject({ checkedAt, nextCheckAt: inDays(12).toISOString() });
    expect((await record()).checkedBy).not.toBe(username);
    const { campaign: shown } = (await wizard.page(slug)).json();
    expect(shown).toMatchObject({
      nextCheckAt: inDays(12).toISOString(),
      evidence: [{ field: 'endAt', ...evidence }],
    });
    // A person who changes another field has not checked the campaign.
    await wizard.publish((await wizard.save(await wizard.open(id), { discount: 'Başka' })).json());
    expect((await record()).checkedBy).not.toBe(username);
    await wizard.publish(
      (await wizard.save(await wizard.open(id), { checkedAt: inDays(-15).toISOString() })).json(),
    );
    expect((await record()).checkedBy).toBe(username);
    expect((await wizard.open(id)).checkedBy).toBe(username);
    expect((await wizard.page(slug)).json().campaign.nextCheckAt).toBeNull();
  });

  it('is refused when values are missing', async () => {
    const draft = await wizard.begin({ title: null, description: '' });
    const refused = await wizard.publish(draft);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['title', 'description']]);
  });

  it('is refused when contradictory, until it is confirmed', async () => {
    const draft = await wizard.begin({ title: 'Çelişkili', discountPercent: 50 });
    const refused = await wizard.publish(draft);
    expect(refused.json()).toMatchObject({
      code: 'campaign-contradictory',
      current: [{ kind: 'unproven-discount', fields: ['discountPercent', 'listPrice', 'campaignPrice'] }],
    });
    expect((await wizard.publish(draft, { despite: ['unproven-discount'] })).statusCode).toBe(200);
  });

  it('is refused while a picture lacks its text in one language', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Resimli' });
    const hash = 'abcdefabcdefabcdef00';
    await wizard.db
      .insert(picture)
      .values({ hash, mediaType: 'image/webp', width: 10, height: 10, bytes: Buffer.from('x') })
      .onConflictDoNothing();
    const textFor = (altEn: string) =>
      wizard.db
        .insert(campaignImage)
        .values({ campaignId: id, pictureHash: hash, alt: 'Kırmızı araba', altEn });
    await textFor('');
    const open = await wizard.open(id);
    const refused = await wizard.publish(open);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'pictures-without-text']);
    const check = await wizard.get(`campaigns/${id}/draft/check`);
    expect(check.json().missing[0]).toMatchObject({ gap: 'picture-texts', isRequired: true });
    await wizard.db.delete(campaignImage).where(eq(campaignImage.campaignId, id));
    await textFor('Red car');
    expect((await wizard.publish(open)).statusCode).toBe(200);
  });

  it('cannot end before it is shown, even with confirmation', async () => {
    const draft = await wizard.begin({ title: 'Geçmiş', endAt: '19.11.2026' });
    const refused = await wizard.publish(draft, { despite: ['ended'] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'campaign-contradictory']);
  });

  it('is refused after another person has saved or published', async () => {
    const draft = await wizard.begin({ title: 'İki kişi' });
    const saved = (await wizard.save(draft, { discount: 'Başka' })).json();
    expect((await wizard.publish(draft)).json()).toMatchObject({
      code: 'record-changed',
      current: { draft: { version: saved.version } },
    });
    expect((await wizard.publish(saved)).statusCode).toBe(200);
    expect((await wizard.publish(saved)).statusCode).toBe(404);
  });
});

describe('publication', () => {
  it('can be undone within ten minutes: the first one hides the campaign and reopens its draft', async () => {
    const draft = await wizard.begin({ title: 'Acele' });
    const { change } = (await wizard.publish(draft)).json();
    expect((await wizard.undo(draft.id, change)).json()).toMatchObject({
      campaign: { state: 'draft', slug: null },
    });
    expect((await wizard.page('acele')).statusCode).toBe(404);
    const again = await wizard.read(draft.id);
    expect(again.content.title).toBe('Acele');
    expect((await wizard.publish(again)).json().campaign).toMatchObject({ slug: 'acele' });
  });

  it('of a change can be undone: the previous version returns, and the change is a draft again', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Önceki hali' });
    const saved = (await wizard.save(await wizard.open(id), { title: 'Sonraki hali' })).json();
    const { change } = (await wizard.publish(saved)).json();
    await wizard.undo(id, change);
    expect((await wizard.page('onceki-hali')).json().kind).toBe('found');
    expect((await wizard.page('sonraki-hali')).json()).toEqual({ kind: 'moved', slug: 'onceki-hali' });
    expect((await wizard.read(id)).changed).toEqual(['title']);
  });

  it("cannot be undone later or over another person's change", async () => {
    const draft = await wizard.begin({ title: 'Geç kalan' });
    const { change, campaign: published } = (await wizard.publish(draft)).json();
    wizard.clock.now = new Date(testNow.getTime() + 10 * 60_000 + 1);
    expect((await wizard.undo(draft.id, change)).json().code).toBe('too-late-to-undo');
    wizard.clock.now = testNow;
    await wizard.move(draft.id, published.version, 'withdraw');
    expect((await wizard.undo(draft.id, change)).json().code).toBe('record-changed');
  });
});
