import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignStats } from '#server/features/campaign/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { flushViews } from './gather-views.ts';
import { purgeViews } from './purge-views.ts';
import { countViews } from './queries.ts';
import { campaignView } from './table.ts';
import { writeViews } from './write-views.ts';

const HOUR_MS = 3_600_000;
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36' };

let server: TestApp;
let campaignId: string;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  campaignId = (await makeCampaign(server.db)).id;
  server.clock.now = testNow;
  server.actAs({ kind: 'anonymous' });
});
afterAll(() => server.close());

const at = (hours: number) => {
  server.clock.now = new Date(testNow.getTime() + hours * HOUR_MS);
};
const look = (address: string, headers: Record<string, string> = {}) =>
  postJson(server.app, '/api/public/campaign-views', { campaignId }, { ...browser, ...headers }, address);
const views = async () => {
  await flushViews(server.db);
  return countViews(server.db, campaignId, server.clock.now);
};

describe('view', () => {
  // Specification 2.63
  it('counts once in 24 hours, across midnight and a change of the salt, and again afterwards', async () => {
    await look('192.0.2.1');
    await look('192.0.2.1');
    expect(await views()).toBe(1);
    at(13);
    await look('192.0.2.1');
    expect(await views()).toBe(1);
    at(23.5);
    await look('192.0.2.1');
    expect(await views()).toBe(1);
    const [stats] = await server.db
      .select()
      .from(campaignStats)
      .where(eq(campaignStats.campaignId, campaignId));
    expect(stats?.views).toBe(1);
    at(24.5);
    await look('192.0.2.1');
    expect(await views()).toBe(1);
    const [later] = await server.db
      .select()
      .from(campaignStats)
      .where(eq(campaignStats.campaignId, campaignId));
    expect(later?.views).toBe(2);
  });

  it.each([
    ['another address', '192.0.2.9', {}],
    [
      'another browser at the same address',
      '192.0.2.1',
      { 'user-agent': `${browser['user-agent']} Edg/140` },
    ],
  ])('counts separately from %s', async (_case, address, headers) => {
    await look('192.0.2.1');
    await look(address, headers);
    expect(await views()).toBe(2);
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program without a name', { 'user-agent': '' }],
    ['a browser that only prefetches', { 'sec-purpose': 'prefetch;prerender' }],
  ])('is not counted from %s', async (_case, headers) => {
    const reply = await look('192.0.2.1', headers);
    expect(reply.statusCode).toBe(200);
    expect(await views()).toBe(0);
  });

  it('is not counted for an administrator', async () => {
    server.actAs(member(1, 'ADMIN'));
    await look('192.0.2.1');
    expect(await views()).toBe(0);
  });

  it('is ignored for a missing or withdrawn campaign without affecting others', async () => {
    const { id: gone } = await makeCampaign(server.db, { status: 'withdrawn' });
    const seen = (id: string) => ({
      ...{ campaignId: id, digest: 'a', formerDigest: 'b', networks: [], seenAt: testNow },
    });
    await writeViews(server.db, [seen('00000000-0000-4000-8000-000000000000'), seen(gone), seen(campaignId)]);
    expect(await views()).toBe(1);
    expect(await countViews(server.db, gone, testNow)).toBe(0);
  });

  it('is counted once when two nodes write it concurrently', async () => {
    const others = await Promise.all([makeCampaign(server.db), makeCampaign(server.db)]);
    const ids = [campaignId, ...others.map(({ id }) => id)];
    const batch = ids.flatMap((id) =>
      Array.from({ length: 50 }, (_, n) => ({
        campaignId: id,
        digest: `m${n}`,
        formerDigest: `f${n}`,
        networks: [],
        seenAt: testNow,
      })),
    );
    await Promise.all([writeViews(server.db, batch), writeViews(server.db, batch.toReversed())]);
    for (const id of ids) expect(await countViews(server.db, id, testNow)).toBe(50);
  });

  it.each([
    ['an address', 6, () => '192.0.2.1'],
    ['a /64', 6, (index: number) => `2001:db8:1::${index}`],
    ['a /56', 24, (index: number) => `2001:db8:1:${index.toString(16)}::1`],
    ['a /48', 96, (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
  ])(
    'is counted from %s for %i visitors a day, whatever browser they claim',
    async (_name, most, addressOf) => {
      for (let visitor = 0; visitor < most + 4; visitor += 1) {
        await look(addressOf(visitor), { 'user-agent': `${browser['user-agent']} Edg/${visitor}` });
        if (visitor % 3 === 0) await flushViews(server.db);
      }
      expect(await views()).toBe(most);
      // A visitor who was counted is not counted again, and one who was not counted stays uncounted for the day.
      await look(addressOf(0), { 'user-agent': `${browser['user-agent']} Edg/0` });
      expect(await views()).toBe(most);
      await look('198.51.100.1');
      expect(await views()).toBe(most + 1);
      const former = await views();
      at(24);
      await look(addressOf(0), { 'user-agent': `${browser['user-agent']} Edg/tomorrow` });
      await flushViews(server.db);
      expect(await countViews(server.db, campaignId, testNow)).toBe(former);
      expect(await views()).toBe(1);
    },
  );

  it("does not use up the network's limit when one visitor repeats it", async () => {
    // Yesterday had its own salt, so the digest is a different one.
    at(-24);
    await look('198.51.100.1');
    at(0);
    for (let time = 0; time < 8; time += 1) {
      await look('192.0.2.1');
      await flushViews(server.db);
    }
    const before = await views();
    await look('192.0.2.1', { 'user-agent': `${browser['user-agent']} Edg/140` });
    expect(await views()).toBe(before + 1);
  });

  it("keeps the network's limit across two nodes", async () => {
    const networks = [{ digest: 'network', share: 1 }];
    const batch = (node: string) =>
      Array.from({ length: 5 }, (_, n) => ({
        ...{ campaignId, networks, seenAt: testNow },
        ...{ digest: `${node}${n}`, formerDigest: `former ${node}${n}` },
      }));
    await Promise.all([writeViews(server.db, batch('a')), writeViews(server.db, batch('b'))]);
    expect(await views()).toBe(6);
  });

  it('stores neither address nor browser, nor a key that links two campaigns to one visitor', async () => {
    const first = campaignId;
    const { id: other } = await makeCampaign(server.db);
    await look('192.0.2.77');
    campaignId = other;
    await look('192.0.2.77');
    await flushViews(server.db);
    const rows = await server.db
      .select()
      .from(campaignView)
      .where(inArray(campaignView.campaignId, [first, other]));
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Chrome/);
    expect(new Set(rows.map(({ digest }) => digest)).size).toBe(rows.length);
  });

  it('is deleted after its window, and its salt with it', async () => {
    await look('192.0.2.1');
    await flushViews(server.db);
    const count = async (table: string) =>
      (await server.db.execute(sql`select from ${sql.identifier(table)}`)).rowCount;
    expect(await count('view_salt')).toBeGreaterThan(0);
    await purgeViews(server.db, new Date(testNow.getTime() + 72 * HOUR_MS));
    for (const table of ['campaign_view', 'campaign_view_network', 'campaign_view_hour', 'view_salt'])
      expect(await count(table)).toBe(0);
  });
});

describe('shown counts', () => {
  // Specification 2.63
  it('are hidden below the thresholds and shown above them', async () => {
    for (let person = 0; person < 4; person += 1)
      await postQuote(server.app, 'anonymous', quoteBody(campaignId));
    for (let n = 0; n < 19; n += 1) await look(`198.51.100.${n}`);
    await flushViews(server.db);
    expect((await look('198.51.100.0')).json()).toEqual({ views: null, interested: null });
    await look('198.51.100.20');
    await postQuote(server.app, 'anonymous', quoteBody(campaignId));
    await flushViews(server.db);
    expect((await look('198.51.100.0')).json()).toEqual({ views: 20, interested: 5 });
  });
});

describe('view endpoint', () => {
  it.each([
    ['no id', {}],
    ['a number for an id', { campaignId: 7 }],
    ['a word for an id', { campaignId: 'hepsi' }],
    ['a list', []],
    ['nothing', 'null'],
  ])('refuses %s', async (_case, body) => {
    const reply = await postJson(server.app, '/api/public/campaign-views', body, browser);
    expect(reply.statusCode).toBe(400);
  });

  it('refuses pages of other sites and works without a cookie', async () => {
    const foreign = await look('192.0.2.1', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.json().code).toBe('cross-site-request');
    const own = await look('192.0.2.1', { 'sec-fetch-site': 'same-origin' });
    expect(own.headers['set-cookie']).toBeUndefined();
    expect(own.headers['cache-control']).toBe('no-store');
  });

  it('limits the calls of a client', async () => {
    for (let call = 0; call < 240; call += 1) await look('203.0.113.5');
    expect((await look('203.0.113.5')).statusCode).toBe(429);
  });
});
