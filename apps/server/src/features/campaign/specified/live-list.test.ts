import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { makeCampaign, makeManyCampaigns } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const LIST = '/api/Campaign_Service/campaign';

/** Each test starts ten minutes after the one before, so nothing cached earlier is fresh. */
let begin = testNow;
beforeEach(() => {
  begin = new Date(begin.getTime() + 600_000);
});
const inSeconds = (seconds: number) => new Date(begin.getTime() + seconds * 1_000);

const ask = (app: FastifyInstance, url = LIST, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

/** Waits until the node has cached the list. A node that has just begun to listen drops what it cached before. */
function ready(app: FastifyInstance, url = LIST) {
  return vi.waitFor(
    async () => {
      const reply = await ask(app, url);
      expect(reply.headers['cache-status']).toBe('Ayrac; hit');
      return reply;
    },
    { timeout: 10_000, interval: 20 },
  );
}

describe('cached list of campaigns', () => {
  let node: TestApp;
  beforeAll(async () => {
    node = await testApp();
    await makeManyCampaigns(node.db, 1_500);
  });
  beforeEach(() => {
    node.clock.now = begin;
  });
  afterAll(() => node.close());

  const later = async () => {
    const link = String((await ask(node.app)).headers.link);
    return LIST + (/^<(.*)>; rel="next"$/.exec(link)?.[1] ?? '');
  };

  it.each([
    ['the first part', async () => LIST],
    ['a later part', later],
  ])('%s is served from the cache, with 304 for callers that have it', async (_which, where) => {
    const url = await where();
    const first = await ready(node.app, url);
    let again = first;
    const asked = countStatements(node.db, async () => {
      again = await ask(node.app, url, { 'if-none-match': String(first.headers.etag) });
    });
    expect(await asked).toBe(0);
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is read once, in one statement, for all concurrent callers', async () => {
    await ready(node.app);
    node.clock.now = inSeconds(61);
    const asked = countStatements(node.db, () =>
      Promise.all(Array.from({ length: 20 }, () => ask(node.app))),
    );
    expect(await asked).toBe(1);
  });

  it('expires after a minute', async () => {
    await ready(node.app);
    node.clock.now = inSeconds(59);
    expect((await ask(node.app)).headers['cache-status']).toBe('Ayrac; hit');
    node.clock.now = inSeconds(60);
    expect((await ask(node.app)).headers['cache-status']).toBe('Ayrac; fwd=miss; stored');
  });

  it('expires at the latest when its first campaign ends', async () => {
    const { id } = await makeCampaign(node.db, { endAt: inSeconds(20) });
    const idsAt = async (seconds: number): Promise<string[]> => {
      node.clock.now = inSeconds(seconds);
      const campaigns: { id: string }[] = (await ask(node.app)).json();
      return campaigns.map((campaign) => campaign.id);
    };
    // On a busy machine the stale part may be served once more while the new one is rendered.
    const patience = { timeout: 10_000, interval: 20 };
    await vi.waitFor(async () => expect(await idsAt(0)).toContain(id), patience);
    await vi.waitFor(async () => expect(await idsAt(19)).toContain(id), patience);
    await vi.waitFor(async () => expect(await idsAt(20)).not.toContain(id), patience);
  });

  it('is invalidated on every node when a campaign changes on one', async () => {
    const other = await testApp({ on: node.database, now: begin });
    try {
      const before = await Promise.all([ready(node.app), ready(other.app)]);
      await makeCampaign(node.db, { title: 'Yeni gelen', endAt: inSeconds(3_600) });
      for (const [index, { app }] of [node, other].entries()) {
        await vi.waitFor(async () => expect((await ask(app)).body).toContain('Yeni gelen'), {
          timeout: 10_000,
          interval: 20,
        });
        expect(before[index]?.body).not.toContain('Yeni gelen');
      }
      const after = await Promise.all([ready(node.app), ready(other.app)]);
      const etags = [...before, ...after].map(({ headers }) => headers.etag);
      expect(etags).toEqual([etags[0], etags[0], etags[2], etags[2]]);
      expect(etags[2]).not.toBe(etags[0]);
    } finally {
      await other.close();
    }
  });
});

describe('during a database outage', () => {
  let proxy: DatabaseProxy;
  let node: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await openTestDatabase();
    await makeCampaign(database.db, { title: 'Bekleyen' });
    proxy = await openDatabaseProxy(database.connection);
    const times = { connectMs: 800, statementMs: 1_500, lockMs: 1_000, idleInTransactionMs: 2_000 };
    const db = openDatabase(proxy.connection, 3, times);
    node = await testApp({ on: { db, connection: proxy.connection, drop: async () => undefined } });
    close = async () => {
      await node.app.close();
      await db.$client.end();
      await proxy.close();
      await database.drop();
    };
  });
  afterAll(() => close());

  it('serves the stale list with a marker, and answers with Retry-After without one', async () => {
    const fresh = await ready(node.app);
    node.clock.now = inSeconds(120);
    proxy.cut();
    const stale = await ask(node.app);
    expect(stale).toMatchObject({ statusCode: 200, body: fresh.body });
    expect(stale.headers['cache-status']).toBe('Ayrac; hit; ttl=-1; detail=database-unavailable');
    const cursor = Buffer.from(JSON.stringify(['infinity', '6e2f1c9a-3b7d-4c55-9a10-0d6f8e7b2c41']));
    const never = await ask(node.app, `${LIST}?cursor=${cursor.toString('base64url')}`);
    expect(never.statusCode).toBe(503);
    expect(never.json()).toMatchObject({ code: 'database-unavailable' });
    expect(never.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'cache-control': 'no-store',
    });
  });
});
