import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { type ResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { contradictionKinds } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { draftFields, richFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { mail } from '#server/features/mail/table.ts';
import { loadBuiltPages } from '#server/pages/built.ts';
import { parseXml } from '#server/pages/discovery/testing/parse-xml.ts';
import { makeAccount } from '../accounts.ts';
import { postQuote, quoteBody } from '../quote-body.ts';
import { type TestApp, testApp } from '../test-app.ts';
import { exportedTexts } from './exported-texts.ts';
import { faultsOfPage } from './faults.ts';
import { payloadsIn, storedPayloads, textsOfPayloads } from './stored-payloads.ts';
import { RECORDS, type Stored, turnOf, valuesWithPayloads } from './values-with-payloads.ts';

const CARDS_OF_A_PAGE = 24;

let site: TestApp;
/** Written records by resource. */
const stored: Partial<Record<ResourceName, readonly Stored[]>> = {};
/** Faults of the previews of drafts and editions. */
const previewFaults: string[] = [];
let preview: string;
/** A brand with one person on its staff. */
let staff: { readonly brandId: string | undefined; readonly people: string };
let slugs: Readonly<Record<'campaigns' | 'brands' | 'categories', readonly string[]>>;

beforeAll(async () => {
  const { render, inlineScripts, readOffice } = await loadBuiltPages();
  site = await testApp({ render, inlineScripts, readOffice });
  const { id, username } = await makeAccount(site.db, { role: 'ADMIN' });
  site.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
  const first: readonly ResourceName[] = ['brands', 'categories'];
  for (const name of first) await fill(name);
  const brandId = stored.brands?.[0]?.id;
  const agent = await makeAccount(site.db, { role: 'CRM_ADMIN', brandId: brandId ?? null });
  staff = { brandId, people: agent.id };
  await writeCampaigns();
  for (const name of Object.keys(resources) as ResourceName[]) if (!first.includes(name)) await fill(name);
  await learnSlugs();
  await answerMessages();
  await composeEditions();
}, 120_000);
afterAll(() => site.close());

/** Posts JSON; each sender has a network of its own. */
async function send(path: string, body: unknown, sender = 0) {
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify(body);
  const remoteAddress = `198.51.100.${sender + 1}`;
  const reply = await site.app.inject({ method: 'POST', url: path, headers, payload, remoteAddress });
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json();
}

/** Creates records of a resource with payloads in every text, if the office can create them by a form. */
async function fill(name: ResourceName): Promise<void> {
  const shape: ResourceShape = resources[name];
  if (!hasCall(shape, 'create')) return;
  const rows: Stored[] = [];
  for (let number = 0; number < RECORDS; number += 1) {
    const values = valuesWithPayloads(shape.fields, number, stored);
    // A synonym has a short term, and either a meaning or a page, never both.
    if (name === 'synonyms') Object.assign(values, { path: null, term: `<zqx7> ${number}` });
    // A rule must name staff of its brand and an existing province.
    if (name === 'assignment-rules') Object.assign(values, { ...staff, city: null });
    if (name === 'automations') Object.assign(values, staff);
    if (name === 'mailboxes') Object.assign(values, { email: `istekler.${number}@marka.example` });
    // Placeholders in braces must be known, so the braces are removed.
    if (name === 'mail-templates')
      for (const [field, value] of Object.entries(values))
        if (typeof value === 'string') Object.assign(values, { [field]: value.replace(/[{}]/g, '') });
    const { row } = await send(`${shape.base ?? '/api/admin'}/${name}`, values);
    rows.push(row);
  }
  stored[name] = rows;
}

/** Creates campaigns as drafts and publishes all but the last, which only a preview shows. */
async function writeCampaigns(): Promise<void> {
  const campaigns: Stored[] = [];
  for (let number = 0; number < RECORDS; number += 1) {
    const texts = valuesWithPayloads(draftFields, number, stored);
    const rich = richFields.map((name) => [name, `<p>${texts[name]}</p>`]);
    const text = turnOf(textsOfPayloads(200), number);
    const draft = await send('/api/admin/campaign-drafts', {
      ...texts,
      // Every second draft has rich text, which is parsed as HTML.
      ...(number % 2 === 0 ? {} : Object.fromEntries(rich)),
      facts: [{ label: text, value: text, labelEn: text, valueEn: text }],
      evidence: { discount: { source: texts.sourceUrl, quote: text, date: '2026-11-20' } },
      endAt: '2027-03-01T10:00:00.000Z',
    });
    const { id, version, campaign } = draft;
    campaigns.push({ id });
    preview = (await send(`/api/admin/campaigns/${id}/preview-link`, {})).path;
    previewFaults.push(...(await faultsAt(preview)));
    if (number < RECORDS - 1) {
      const seen = { version, campaignVersion: campaign.version, despite: contradictionKinds };
      await send(`/api/admin/campaigns/${id}/publish`, seen);
    }
  }
  stored.campaigns = campaigns;
}

/** Sends messages and reports as visitors, and answers each of them from the office. */
async function answerMessages(): Promise<void> {
  const texts = textsOfPayloads(4_000);
  for (const [number, message] of texts.entries()) {
    const name = turnOf(textsOfPayloads(120), number);
    const sender = { name, email: `yazan.${number}@ornek.example`, kvkkConsent: true };
    await send('/api/public/contact-messages', { ...sender, topic: 'other', message }, number);
    const campaignId = turnOf(stored.campaigns ?? [], number)?.id;
    const text = message.slice(0, 1_000);
    const report = { campaignId, reason: 'other', text, email: `bildiren.${number}@ornek.example` };
    await send('/api/public/reports', report, number);
  }
  const open = '/api/admin/inbox-threads?limit=200';
  const { items: threads } = (await site.app.inject({ url: open })).json();
  expect(threads).toHaveLength(2 * texts.length);
  for (const [number, { id }] of threads.entries()) {
    const { version, entries } = (await site.app.inject({ url: `/api/admin/inbox/${id}` })).json();
    const entryIds = entries.map((entry: Stored) => entry.id);
    await send(`/api/admin/inbox/${id}/answers`, { version, text: turnOf(texts, number), entryIds });
  }
}

/** Composes editions in both languages, previews each of them and sends some as a test. */
async function composeEditions(): Promise<void> {
  const [headings, texts] = [textsOfPayloads(120), textsOfPayloads(800)];
  const campaignIds = (stored.campaigns ?? []).slice(0, 2).map(({ id }) => id);
  for (const [number, heading] of headings.entries()) {
    const text = turnOf(texts, number);
    const { id, version } = await send('/api/admin/editions', {});
    const values = { heading, headingEn: heading, text, textEn: text, campaignIds };
    const saved = await site.app.inject({
      method: 'PATCH',
      url: `/api/admin/editions/${id}`,
      payload: { version, values },
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining('"heading"')]);
    const { path } = await send(`/api/admin/editions/${id}/preview-link`, {});
    for (const look of ['', '?dil=en&tema=koyu']) previewFaults.push(...(await faultsAt(`${path}${look}`)));
    if (number % 3 === 0) await send(`/api/admin/editions/${id}/test`, { locale: 'tr' });
  }
}

async function learnSlugs(): Promise<void> {
  const ask = async (url: string) => (await site.app.inject({ url })).json();
  const named = (rows: readonly { readonly slug: string }[]) => rows.map(({ slug }) => slug);
  const { items } = await ask('/api/admin/campaigns?state=live&limit=200');
  slugs = {
    campaigns: named(items),
    brands: named((await ask('/api/public/brands')).brands),
    categories: named(await ask('/api/Campaign_Service/category')),
  };
  for (const found of Object.values(slugs)) expect(found.length).toBeGreaterThanOrEqual(RECORDS - 1);
}

async function faultsAt(url: string): Promise<readonly string[]> {
  const { statusCode: status, headers, body } = await site.app.inject({ url });
  const request = { name: url, url, isScreen: true, method: 'GET', headers: {} };
  const faults = faultsOfPage(request, { status, headers, body, ms: 0 });
  const as = status === 200 ? [] : [`${status}`];
  return [...as, ...faults, ...payloadsIn(body)].map((fault) => `${url}: ${fault}`);
}

it('an unescaped payload is detected', () => {
  expect(new Set(storedPayloads).size).toBeGreaterThanOrEqual(100);
  const markup = storedPayloads.filter((payload) => /<|^["']/.test(payload));
  expect(payloadsIn(`<p>${markup.join('</p><p>')}</p>`).length).toBeGreaterThan(40);
  for (const payload of markup.filter((text) => !/script/i.test(text)))
    expect(payloadsIn(`<p>${payload}</p>`)).toContain(payload);
});

it('a hundred payloads are escaped on every public page', async () => {
  const pages = Math.ceil(slugs.campaigns.length / CARDS_OF_A_PAGE);
  const lists = Array.from({ length: pages }, (_, page) => `/kampanyalar?sayfa=${page + 1}`);
  const paths = [
    ...['/', '/marka', '/kategoriler', '/search?q=zqx7', ...lists, preview, `${preview}?gorunum=kart`],
    ...slugs.campaigns.map((slug) => `/kampanyalar/${slug}`),
    ...slugs.campaigns
      .slice(0, 1)
      .flatMap((slug) => [`/kampanyalar/${slug}/teklif`, `/kampanyalar/${slug}/bildir`]),
    ...slugs.brands.slice(0, textsOfPayloads(2_000).length + 1).map((slug) => `/marka/${slug}`),
    ...slugs.categories.slice(0, 4).map((slug) => `/kategoriler/${slug}`),
  ];
  const faults: string[] = [];
  for (const path of paths) {
    for (const prefix of path.startsWith('/kampanyalar/') ? ['', '/en'] : ['']) {
      faults.push(...(await faultsAt(`${prefix}${path}`)));
    }
  }
  expect(faults).toEqual([]);
  const shown = await site.app.inject({ url: `/kampanyalar/${slugs.campaigns[0]}` });
  expect(shown.body).toContain('&lt;');
});

it('they are escaped in previews of drafts and editions', () => {
  expect(previewFaults).toEqual([]);
});

/** Elements that feeds and sitemaps consist of. */
const own = new RegExp(
  `^(?:rss|channel|ttl|item|title|link|description|language|guid|pubDate|lastBuildDate|category|image|url|width|height|${[
    ...['urlset', 'sitemapindex', 'sitemap', 'loc', 'lastmod'],
    '(?:atom|xhtml|image|dc|content|media):\\w+',
  ].join('|')})$`,
);

it('they are escaped in feeds, sitemaps and calendars', async () => {
  const feeds = [
    ...slugs.categories.map((slug) => `/kategoriler/${slug}/rss.xml`),
    ...slugs.brands.map((slug) => `/marka/${slug}/rss.xml`),
  ];
  const { body: index } = await site.app.inject({ url: '/sitemap.xml' });
  const maps = Array.from(index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g), ([, path = '']) => path);
  for (const url of [...feeds, '/sitemap.xml', ...maps]) {
    const { statusCode, body } = await site.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    const names = Array.from(parseXml(body).getElementsByTagName('*'), ({ nodeName }) => nodeName);
    expect(names.filter((name) => !own.test(name))).toEqual([]);
  }
  const { body } = await site.app.inject({ url: `/kampanyalar/${slugs.campaigns[0]}/takvim.ics` });
  // Every line must be a property of the calendar format or the continuation of one.
  expect(body.split('\r\n').filter((line) => !/^(?:[A-Z-]+[:;]| |$)/.test(line))).toEqual([]);
});

it('they are escaped in mails', async () => {
  const [campaign] = stored.campaigns ?? [];
  await postQuote(site.app, 'anonymous', quoteBody(campaign?.id ?? '', { email: 'elif@ornek.example' }));
  const rows = await site.db.select().from(mail);
  for (const template of ['inbox-answer', 'edition-test'])
    expect(rows.filter((row) => row.template === template).length).toBeGreaterThan(5);
  const env = readEnv({ NODE_ENV: 'test' });
  for (const row of rows) {
    const { html, subject, headers } = presentLetter(row, env);
    expect(payloadsIn(html)).toEqual([]);
    expect(`${subject}${Object.values(headers).join('')}`).not.toMatch(/[\r\n]/);
  }
});

it('the office returns them as data only, and its files start no formula with them', async () => {
  const exported = new Set<string>();
  for (const [name, shape] of Object.entries<ResourceShape>(resources)) {
    for (const text of await exportedTexts(site, name, shape)) exported.add(text);
  }
  const inSheets = [...exported].join('\n');
  // Single-line fields drop line breaks, so the payloads are compared trimmed.
  expect(storedPayloads.filter((payload) => !inSheets.includes(payload.trim()))).toEqual([]);
});
