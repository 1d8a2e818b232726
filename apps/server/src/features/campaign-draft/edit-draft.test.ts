import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

describe('two editors of a draft', () => {
  it('lose nothing when they change different fields', async () => {
    const draft = await wizard.begin();
    const first = await wizard.save(draft, { title: 'Birinin başlığı' });
    const second = await wizard.save(draft, { discount: 'Ötekinin vaadi' });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect((await wizard.read(draft.id)).content).toMatchObject({
      title: 'Birinin başlığı',
      discount: 'Ötekinin vaadi',
    });
  });

  it('get both values when they change the same field, and the second change is not written', async () => {
    const draft = await wizard.begin();
    await wizard.save(draft, { title: 'Birinci' });
    const refused = await wizard.save(draft, { title: 'İkinci', conditions: 'Yeni koşul' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'record-changed',
      current: {
        draft: { version: 2, content: { title: 'Birinci', conditions: null } },
        conflicts: [{ field: 'title', theirs: 'Birinci', yours: 'İkinci' }],
      },
    });
    const decided = await wizard.save(
      { id: draft.id, version: 2 },
      { title: 'İkinci', conditions: 'Yeni koşul' },
    );
    expect(decided.json().content).toMatchObject({ title: 'İkinci', conditions: 'Yeni koşul' });
  });

  it('have no conflict when they enter the same value', async () => {
    const draft = await wizard.begin();
    await wizard.save(draft, { title: 'Aynı' });
    expect((await wizard.save(draft, { title: ' Aynı ' })).statusCode).toBe(200);
  });

  it('keep both evidences for different fields', async () => {
    const draft = await wizard.begin();
    const evidence = { source: 'https://marka.example/k', quote: '1.499 TL', date: '2026-11-19' };
    await wizard.save(draft, { evidence: { campaignPrice: evidence } });
    await wizard.save(draft, { evidence: { endAt: evidence } });
    const { content } = await wizard.read(draft.id);
    expect(Object.keys(content.evidence).toSorted()).toEqual(['campaignPrice', 'endAt']);
    const taken = await wizard.save({ id: draft.id, version: 3 }, { evidence: { endAt: null } });
    expect(Object.keys(taken.json().content.evidence)).toEqual(['campaignPrice']);
  });

  it('both succeed when they save concurrently', async () => {
    const draft = await wizard.begin();
    const fields = ['title2', 'title3', 'conditions', 'specifications', 'descriptionTitle', 'titleEn'];
    const replies = await Promise.all(fields.map((name) => wizard.save(draft, { [name]: name })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(fields.map(() => 200));
    expect(await wizard.read(draft.id)).toMatchObject({
      version: 1 + fields.length,
      content: Object.fromEntries(fields.map((name) => [name, name])),
    });
  });

  it('see each other until one leaves or disconnects', async () => {
    const draft = await wizard.begin();
    wizard.clock.now = later(1);
    const other = await wizard.enter('ADMIN');
    const open = await wizard.open(draft.id);
    expect(open.editors.map(({ isYou }) => isYou)).toEqual([false, true]);
    wizard.clock.now = later(60);
    const stay = () => wizard.send('POST', `campaigns/${draft.id}/draft/presence`);
    expect((await stay()).json().editors).toHaveLength(2);
    wizard.clock.now = later(100);
    expect((await stay()).json().editors).toMatchObject([{ username: other.username }]);
    await wizard.send('DELETE', `campaigns/${draft.id}/draft/presence`);
    expect((await wizard.read(draft.id)).editors).toEqual([]);
    wizard.clock.now = testNow;
    await wizard.enter('ADMIN');
  });
});

describe('draft', () => {
  it.each([
    ['a price that is none', { campaignPrice: 'pahalı' }, 'campaignPrice'],
    ['more than all', { discountPercent: 101 }, 'discountPercent'],
    ['a day that no calendar has', { endAt: '31.02.2027' }, 'endAt'],
    ['another kind of fuel', { fuel: 'su' }, 'fuel'],
    ['an address that leads nowhere', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    ['too long a title', { title: 'a'.repeat(141) }, 'title'],
    ['a fact without a value', { facts: [{ label: 'Menzil' }] }, 'facts.0.value'],
    ['a field that there is not', { slug: 'benim' }, 'slug'],
    [
      'evidence without a source',
      { evidence: { title: { quote: 'x', date: '2026-11-19' } } },
      'evidence.title.source',
    ],
    ['a brand that there is not', { brandId: '00000000-0000-4000-8000-000000000000' }, 'brandId'],
  ])('refuses %s and names the field', async (_what, values, field) => {
    const draft = await wizard.begin();
    const refused = await wizard.save(draft, values);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
    expect((await wizard.read(draft.id)).version).toBe(1);
  });

  it('parses values as people type them', async () => {
    const typed = {
      campaignPrice: '₺1.499,90',
      interestRate: '%2,89',
      term: '36',
      endAt: '6.12.2026',
      isElectric: 'yes',
    };
    const { content } = (await wizard.save(await wizard.begin(), typed)).json();
    expect(content).toMatchObject({
      ...{ campaignPrice: 1499.9, interestRate: 2.89, term: 36 },
      endAt: '2026-12-06T20:59:59.999Z',
    });
  });

  it('refuses evidence from a source without readable text', async () => {
    const draft = await wizard.begin();
    const source = { toString: 1, valueOf: {} };
    const evidence = { title: { source, quote: 'x', date: '2026-11-19' } };
    const reply = await wizard.save(draft, { evidence });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['evidence.title.source']]);
  });

  it('of a live campaign is invisible to visitors and includes what others have published since', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Yanında' });
    const draft = await wizard.open(id);
    const saved = (await wizard.save(draft, { title: 'Yanında yeni' })).json();
    expect((await wizard.page('yaninda')).json().campaign.title.text).toBe('Yanında');
    expect(saved).toMatchObject({ changed: ['title'], outdated: [] });
  });

  it('is reopened by further edits after someone else has published it', async () => {
    const draft = await wizard.begin({ title: 'Altından' });
    await wizard.publish(draft);
    const saved = await wizard.save(draft, { discount: 'Hâlâ yazıyorum' });
    expect(saved.json()).toMatchObject({
      content: { title: 'Altından', discount: 'Hâlâ yazıyorum' },
      campaign: { state: 'live' },
      changed: ['discount'],
    });
  });

  it('reports missing values, contradictions and its search preview', async () => {
    await makeCampaign(wizard.db, { ...wizard.complete, title: 'Denetlenen' });
    const draft = await wizard.begin({
      ...{ title: 'Denetlenen', titleEn: 'Checked', descriptionEn: '<p>In <em>English</em></p>' },
      ...{ conditions: 'Masrafsız.\nDosya ücreti 100 TL.' },
    });
    const checked = (await wizard.get(`campaigns/${draft.id}/draft/check`)).json();
    expect(checked).toMatchObject({
      slug: 'denetlenen-2',
      contradictions: [{ kind: 'free-with-fee', quote: 'Dosya ücreti 100 TL.' }],
      searchResults: [
        { lang: 'tr', path: '/kampanyalar/denetlenen-2', title: 'Denetlenen | Ayraç' },
        { lang: 'en', path: '/en/kampanyalar/denetlenen-2', description: 'In English' },
      ],
    });
    expect(checked.missing[0]).toMatchObject({ gap: 'figure', points: 10, step: 'offer' });
    expect(checked.score).toBe(
      100 - checked.missing.reduce((sum: number, { points }: { points: number }) => sum + points, 0),
    );
  });
});

describe('markup in a text', () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(2)</script><a href="javascript:alert(3)">x</a>';
  const plain = ['title', 'discount', 'descriptionTitle', 'title2', 'title3', 'conditions', 'specifications'];
  const rich = ['description', 'description2', 'description3'];

  it('is literal in plain texts and restricted to an allowlist in rich ones', async () => {
    const twins = (names: readonly string[], text: string) =>
      Object.fromEntries(names.flatMap((name) => [name, `${name}En`].map((one) => [one, text])));
    const draft = await wizard.begin({
      ...twins(plain, attack.slice(0, 28)),
      ...twins(rich, `<p onclick="alert(0)">Söz ${attack}</p>`),
    });
    const { id } = draft;
    expect(draft.content.description).toBe('<p>Söz x</p>');
    await wizard.publish(draft);
    const { slug } = (await wizard.open(id)).campaign;
    const { campaign: shown } = (await wizard.page(slug ?? '')).json();
    expect(shown.description).toEqual({
      lang: 'tr',
      text: 'Söz x',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Söz x', isBold: false, isItalic: false, href: null }] }],
    });
    expect(shown.title.text).toBe(attack.slice(0, 28));
    const listed = (await wizard.app.inject({ url: '/api/Campaign_Service/campaign' })).json();
    const own = listed.find((one: { id: string }) => one.id === id);
    expect([own.description, own.description2]).toEqual(['Söz x', null].slice(0, 1).concat(['Söz x']));
  });

  it('is not rendered even when stored by another path', async () => {
    const { slug } = await makeCampaign(wizard.db, {
      ...wizard.complete,
      ...{ title: 'Eski yol', description: `<p>Önce</p>${attack}<ul><li>bir</li></ul>` },
    });
    const { campaign: shown } = (await wizard.page(slug)).json();
    expect(JSON.stringify(shown.description.blocks)).not.toMatch(/script|onerror|javascript/);
  });

  it('does not change a plain text with special characters', async () => {
    const text = 'Faiz < %3 & vade > 12 ay\n\n"Tırnak"';
    const { content } = await wizard.begin({ description: text });
    expect(content.description).toBe(text);
  });
});

describe('list of open drafts', () => {
  it('shows who saved them, since when, and who is editing', async () => {
    const draft = await wizard.begin({ title: 'Yarım kalan' });
    const { items, total } = (await wizard.get('campaign-drafts')).json();
    expect(total).toBe(items.length);
    expect(items.find(({ id }: { id: string }) => id === draft.id)).toMatchObject({
      ...{ version: 1, title: 'Yarım kalan', brand: 'Ayraç Motor' },
      ...{ savedBy: draft.savedBy, savedAt: draft.savedAt, wasPublished: false, state: 'draft' },
      editors: [{ username: draft.savedBy, isYou: true }],
    });
  });

  it('omits published and discarded drafts', async () => {
    const [published, discarded] = [await wizard.begin(), await wizard.begin()];
    await wizard.publish(published);
    await wizard.send('DELETE', `campaigns/${discarded.id}/draft?version=1`);
    const { items } = (await wizard.get('campaign-drafts')).json();
    const ids = items.map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(published.id);
    expect(ids).not.toContain(discarded.id);
  });
});
