import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { byNobody, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
let of: { categoryId: string; brandId: string };
beforeAll(async () => {
  server = await testApp();
  const root = await makeCategory(server.db, { name: 'Taşıtlar' });
  const { id: categoryId } = await makeCategory(server.db, { name: 'Otomobil', parentId: root.id });
  of = { categoryId, brandId: (await makeBrand(server.db, { name: 'Alazyel' })).id };
});
afterAll(() => server.close());

const ask = (slug: string) => server.app.inject(`/api/public/campaigns/${slug}`);
const pageOf = async (slug: string) => (await ask(slug)).json();

describe('campaign page', () => {
  // Specification 2.20, 2.59
  it('shows its breadcrumb and other campaigns of its category, popular ones first', async () => {
    await makeCampaign(server.db, { ...of, title: 'Sakin' });
    await makeCampaign(server.db, { ...of, title: 'Sevilen' }, { stats: { followers: 9 } });
    await makeCampaign(
      server.db,
      { ...of, title: 'Bitmiş olan', endAt: inDays(-2) },
      { stats: { followers: 99 } },
    );
    const { slug } = await makeCampaign(server.db, { ...of, title: 'Asıl kampanya' });
    const page = await pageOf(slug);
    expect(page.campaign).toMatchObject({
      slug: 'asil-kampanya',
      state: 'live',
      title: { text: 'Asıl kampanya' },
    });
    expect(page.campaign.categories.map(({ name }: { name: string }) => name)).toEqual([
      'Taşıtlar',
      'Otomobil',
    ]);
    const related = page.related.map(({ title }: { title: { text: string } }) => title.text);
    expect(related).toEqual(['Sevilen', 'Sakin']);
  });

  it.each([
    ['live', { endAt: inDays(1) }],
    ['ended', { endAt: inDays(-1) }],
  ])('remains when the campaign is %s, and says so', async (state, values) => {
    const { slug } = await makeCampaign(server.db, { ...of, title: `Durum ${state}`, ...values });
    expect((await pageOf(slug)).campaign.state).toBe(state);
  });

  it('of a withdrawn campaign links onwards and reveals nothing of it', async () => {
    const title = 'Geri çekilen';
    const { slug, id } = await makeCampaign(server.db, { ...of, title, status: 'withdrawn' });
    const page = await pageOf(slug);
    expect(page).toMatchObject({ kind: 'removed', category: { name: 'Otomobil' } });
    expect(JSON.stringify(page)).not.toMatch(new RegExp(`${title}|${slug}|${id}`));
  });

  it('is treated as withdrawn when its category branch is hidden', async () => {
    const closed = await makeCategory(server.db, { isActive: false });
    const below = await makeCategory(server.db, { parentId: closed.id });
    const { slug } = await makeCampaign(server.db, { categoryId: below.id, brandId: of.brandId });
    expect(await pageOf(slug)).toMatchObject({ kind: 'removed', category: null });
  });

  it('has different addresses for two campaigns with the same title', async () => {
    const twice = { ...of, title: 'Çifte kampanya' };
    const slugs = [await makeCampaign(server.db, twice), await makeCampaign(server.db, twice)];
    expect(slugs.map(({ slug }) => slug)).toEqual(['cifte-kampanya', 'cifte-kampanya-2']);
  });

  it('redirects from former slugs to the current one, also after renaming back', async () => {
    const { id } = await makeCampaign(server.db, { ...of, title: 'Eski ad' });
    const rename = (title: string) => {
      const values = { ...of, title, name: title, publishedAt: testNow };
      return saveCampaign(server.db, { id, values }, byNobody);
    };
    await rename('Yeni ad');
    expect(await pageOf('eski-ad')).toEqual({ kind: 'moved', slug: 'yeni-ad' });
    await rename('Eski ad');
    expect(await pageOf('yeni-ad')).toEqual({ kind: 'moved', slug: 'eski-ad' });
    expect((await pageOf('eski-ad')).kind).toBe('found');
  });

  it('is not found under an unknown slug', async () => {
    expect((await ask('hic-olmadi')).statusCode).toBe(404);
  });

  it('needs as many statements with sixty neighbours as with none', async () => {
    const lonely = await makeCampaign(server.db);
    const crowd = { categoryId: (await makeCategory(server.db)).id, brandId: of.brandId };
    const { slug } = await makeCampaign(server.db, crowd);
    for (let made = 0; made < 60; made += 1) await makeCampaign(server.db, crowd);
    const cost = (one: string) => countStatements(server.db, () => ask(one));
    // Warms up the caches: the notifications about the new rows have arrived by then, so nothing is read again below.
    await Promise.all([ask(lonely.slug), ask(slug)]);
    const alone = await cost(lonely.slug);
    expect(alone).toBeGreaterThan(0);
    expect(await cost(slug)).toBe(alone);
  });
});
