import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { byNobody, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';

const timeouts = { connectMs: 800, statementMs: 5_000, lockMs: 5_000, idleInTransactionMs: 5_000 };
/** Time within which every node must show a change. */
const SOON = { timeout: 2_000, interval: 20 };
/**
 * Longer, because a starting node subscribes to changes and then invalidates its cache, and a busy machine needs time
 * to render a dozen pages. The nodes' clocks stand still meanwhile, so no page goes stale by age.
 */
const ONCE_READY = { timeout: 10_000, interval: 20 };

const title = 'Kışa hazır lastik';
const detail = '/kampanyalar/kisa-hazir-lastik';
const shownOn = [
  '/',
  '/kategoriler/lastik',
  '/marka/atlas-oto',
  '/marka/atlas-oto/lastik',
  '/search?q=lastik',
  detail,
  `/en${detail}`,
].flatMap((page) => [page, dataOf(page)]);

let first: TestApp;
/** Second node, whose connection to the shared database a test may cut. */
let second: TestApp;
let proxy: DatabaseProxy;
/** Paths rendered since a test last cleared the list. */
let renders: string[] = [];
let campaign: { id: string; brandId: string; categoryId: string };
let now = testNow;
let changes = 0;

beforeAll(async () => {
  const built = await loadBuiltPages();
  const render: typeof built.render = (request, page) => {
    renders.push(new URL(request.url).pathname);
    return built.render(request, page);
  };
  first = await testApp({ render });
  proxy = await openDatabaseProxy(first.database.connection);
  const db = openDatabase(proxy.connection, 5, timeouts);
  second = await testApp({ on: { ...first.database, db, connection: proxy.connection }, render });
  const { id: categoryId } = await makeCategory(first.db, { name: 'Lastik' });
  const { id: brandId } = await makeBrand(first.db, { name: 'Atlas Oto' });
  campaign = await makeCampaign(first.db, { title, categoryId, brandId });
}, 60_000);
beforeEach(() => {
  // Makes every page of an earlier test stale.
  now = new Date(now.getTime() + 600_000);
  first.clock.now = now;
  second.clock.now = now;
});
afterAll(async () => {
  await second.close();
  await second.db.$client.end();
  await proxy.close();
  await first.close();
});

/** Returns the address of a page's data, which the router fetches instead of the page. */
function dataOf(page: string): string {
  const [path = '', query] = page.split('?');
  return `${path === '/' ? '/_' : path}.data${query === undefined ? '' : `?${query}`}`;
}

const open = (node: TestApp, url: string) => node.app.inject({ url });

/** Waits until a node has cached a page. */
function ready(node: TestApp, url: string) {
  return vi.waitFor(async () => {
    const reply = await open(node, url);
    expect(reply.headers['cache-status'], url).toBe('Ayrac; hit');
    return reply;
  }, ONCE_READY);
}

/** Stores the campaign on the first node with a new benefit, the part of it that the pages show. */
async function change(values: { readonly status?: 'withdrawn' } = {}): Promise<string> {
  changes += 1;
  const discount = `${changes}. lastik bedava`;
  const { id, brandId, categoryId } = campaign;
  const whole = {
    title,
    name: title,
    brandId,
    categoryId,
    publishedAt: testNow,
    discount,
    status: 'live' as const,
    ...values,
  };
  await saveCampaign(first.db, { id, values: whole }, { ...byNobody, now });
  return discount;
}

/** Returns the pages of a node that do not contain a text. */
async function pagesWithout(node: TestApp, text: string): Promise<string[]> {
  const without: string[] = [];
  for (const url of shownOn) if (!(await open(node, url)).body.includes(text)) without.push(url);
  return without;
}

/** Returns the pages that a node still considers fresh and that contain a text. */
async function keptPagesWith(node: TestApp, text: string): Promise<string[]> {
  const kept: string[] = [];
  for (const url of shownOn) {
    const { body, headers } = await open(node, url);
    if (headers['cache-status'] === 'Ayrac; hit' && body.includes(text)) kept.push(url);
  }
  return kept;
}

/** Waits until every page of a node is cached and contains a text. */
async function allReady(node: TestApp, text: string): Promise<void> {
  for (const url of shownOn) await ready(node, url);
  expect(await pagesWithout(node, text)).toEqual([]);
}

describe('campaign changed on one node', () => {
  it('is updated on both within two seconds, on every page', async () => {
    const before = await change();
    for (const node of [first, second]) {
      await allReady(node, before);
      await ready(node, '/about');
    }
    const after = await change();
    await vi.waitFor(async () => {
      for (const node of [first, second]) expect((await open(node, detail)).body).toContain(after);
    }, SOON);
    for (const node of [first, second]) expect(await keptPagesWith(node, before)).toEqual([]);
    await vi.waitFor(async () => {
      for (const node of [first, second]) expect(await pagesWithout(node, after)).toEqual([]);
    }, ONCE_READY);
    for (const node of [first, second]) {
      expect(await pagesWithout(node, before)).toEqual(shownOn);
      expect((await open(node, '/about')).headers['cache-status']).toBe('Ayrac; hit');
    }
  });

  it('disappears from both when withdrawn, and returns when restored', async () => {
    const statuses = async () => [
      (await open(first, detail)).statusCode,
      (await open(second, detail)).statusCode,
    ];
    for (const node of [first, second]) await ready(node, detail);
    await change({ status: 'withdrawn' });
    await vi.waitFor(async () => expect(await statuses()).toEqual([410, 410]), SOON);
    await change();
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200]), SOON);
  });
});

it('a brand renamed on one node has its new page on both within two seconds, with a redirect from the old one', async () => {
  const { id, username } = await makeAccount(first.db, { role: 'ADMIN' });
  first.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
  const rename = async (name: string, version: number) => {
    const url = `/api/admin/brands/${campaign.brandId}`;
    const reply = await first.app.inject({ method: 'PATCH', url, payload: { version, values: { name } } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const answers = (url: string) =>
    Promise.all(
      [first, second].map(async (node) => {
        const { statusCode, headers, body } = await open(node, url);
        return [statusCode, headers.location ?? body.includes('Doruk Oto')];
      }),
    );
  for (const node of [first, second])
    for (const url of [detail, '/marka', '/marka/atlas-oto']) await ready(node, url);
  await rename('Doruk Oto', 1);
  await vi.waitFor(async () => {
    const moved = [301, '/marka/doruk-oto'];
    expect(await answers('/marka/atlas-oto')).toEqual([moved, moved]);
  }, SOON);
  await vi.waitFor(async () => {
    for (const url of [detail, '/marka', '/marka/doruk-oto'])
      expect([url, await answers(url)]).toEqual([
        url,
        [
          [200, true],
          [200, true],
        ],
      ]);
  }, ONCE_READY);
  await rename('Atlas Oto', 2);
  await vi.waitFor(async () => {
    const back = [301, '/marka/atlas-oto'];
    expect(await answers('/marka/doruk-oto')).toEqual([back, back]);
    expect(await answers('/marka/atlas-oto')).toEqual([
      [200, false],
      [200, false],
    ]);
  }, SOON);
});

it.each(['/kategoriler/lastik', '/kategoriler/lastik.data'])(
  '%s is rendered once for concurrent requests',
  async (url) => {
    await ready(first, url);
    first.clock.now = new Date(now.getTime() + 61_000);
    renders = [];
    const replies = await Promise.all(Array.from({ length: 50 }, () => open(first, url)));
    expect(renders).toEqual([url]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
  },
);

it('a node without its database shows stale pages, and updates them when it is back', async () => {
  const before = await change();
  await vi.waitFor(() => allReady(second, before), ONCE_READY);
  proxy.cut();
  const after = await change();
  second.clock.now = new Date(now.getTime() + 120_000);
  expect(await pagesWithout(second, before)).toEqual([]);
  const { statusCode, headers } = await open(second, detail);
  expect([statusCode, headers['cache-status']]).toEqual([
    200,
    'Ayrac; hit; ttl=-1; detail=database-unavailable',
  ]);
  expect((await open(second, '/kategoriler')).statusCode).toBe(503);
  proxy.mend();
  await vi.waitFor(async () => expect(await pagesWithout(second, after)).toEqual([]), ONCE_READY);
});
