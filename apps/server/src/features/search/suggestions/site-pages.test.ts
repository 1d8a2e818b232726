import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const insurance = await makeCategory(site.db, { name: 'Sigorta' });
  const insurer = await makeBrand(site.db, { name: 'Sigortacım' });
  const made = { categoryId: insurance.id, brandId: insurer.id };
  await makeCampaign(site.db, { ...made, title: 'Trafik poliçesi' });
  await makeCampaign(site.db, { ...made, title: 'Bitmiş poliçe', endAt: inDays(-1) });
  const { id, username } = await makeAccount(site.db, { role: 'ADMIN' });
  site.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
});
afterAll(() => site.close());

const choose = async (typed: string) =>
  (await site.app.inject(`/api/admin/site-pages?q=${encodeURIComponent(typed)}`)).json();

const category = { kind: 'category', name: 'Sigorta', path: '/kategoriler/sigorta' };
const brand = { kind: 'brand', name: 'Sigortacım', path: '/marka/sigortacim' };
const campaign = {
  kind: 'campaign',
  name: 'Sigortacım: Trafik poliçesi',
  path: '/kampanyalar/trafik-policesi',
};

describe('pages that a term can lead to', () => {
  it.each([
    ['SİGORT', [category, brand, campaign]],
    ['poliçe', [category, brand, campaign]],
    ['/kategoriler/sigorta', [category, brand, campaign]],
    ['/kampanyalar/trafik-policesi', [category, brand, campaign]],
    ['/', []],
    ['', []],
    ['%_', []],
  ])('are found by %j', async (typed, pages) => {
    expect(await choose(typed)).toEqual(pages);
  });

  it('are valid redirect targets', async () => {
    for (const { path } of [category, brand, campaign]) {
      const payload = { fromPath: `/eski${path}`, toPath: path, isActive: true };
      const reply = await site.app.inject({ method: 'POST', url: '/api/admin/redirects', payload });
      expect(reply.statusCode).toBe(200);
    }
  });
});
