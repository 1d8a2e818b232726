import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

// Waiting for timeouts and polling takes time.
vi.setConfig({ testTimeout: 30_000 });

let database: TestDatabase;
let proxy: DatabaseProxy;
let db: Database;
let app: FastifyInstance;
let campaignId: string;
let now = new Date();

beforeAll(async () => {
  database = await openTestDatabase();
  ({ id: campaignId } = await makeCampaign(database.db));
  proxy = await openDatabaseProxy(database.connection);
  const times = { connectMs: 800, statementMs: 1_500, lockMs: 1_000, idleInTransactionMs: 2_000 };
  db = openDatabase(proxy.connection, 3, times);
  app = await buildApp({
    db,
    services: {
      clock: () => now,
      random: () => 0.5,
      env: readEnv({ NODE_ENV: 'test', DRAIN_MS: '0' }),
      fingerprint: await fingerprintOf(database.db),
      isDemo: false,
    },
    pages: {
      serveFiles: async () => undefined,
      inlineScripts: [],
      readOffice: async () => '',
      // Behaves like the real pages: a failed loader renders an error page, while `/about` renders without its optional
      // part. No cache covers the call that it makes.
      render: (request, { api }) =>
        api.getCatalogue({ query: {} }).then(
          ({ list }) =>
            new Response(`${list.campaigns.length}`, {
              headers: { 'content-type': 'text/html; charset=utf-8' },
            }),
          () =>
            request.url.endsWith('/about')
              ? new Response('a page without a part')
              : new Response('an error page', { status: 500 }),
        ),
    },
  });
});
afterEach(async () => {
  proxy.mend();
  await answersAgain();
});
afterAll(async () => {
  await app.close();
  await db.$client.end();
  await proxy.close();
  await database.drop();
});

const page = () => app.inject({ url: '/' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const submit = () => postQuote(app, 'anonymous', quoteBody(campaignId));

/** Waits until a request can be stored again. */
async function answersAgain(): Promise<void> {
  await vi.waitFor(async () => expect((await submit()).statusCode).toBe(200), {
    timeout: 5_000,
    interval: 50,
  });
}

/** Returns the result of a call, and how long it took in milliseconds. */
async function timed<Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now();
  return { answer: await call(), ms: performance.now() - begun };
}

it.each(['cut', 'silence'] as const)('continues without its database (%s), and recovers', async (how) => {
  await answersAgain();
  const fresh = await page();
  expect(fresh.statusCode).toBe(200);
  // Long enough to make every cached page stale.
  now = new Date(now.getTime() + 120_000);
  proxy[how]();

  const kept = await timed(page);
  expect(kept.answer).toMatchObject({ statusCode: 200, body: fresh.body });
  expect(kept.answer.headers['cache-status']).toContain('detail=database-unavailable');
  const refused = await timed(submit);
  expect(refused.answer.statusCode).toBe(503);
  expect(refused.answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
  expect(refused.ms).toBeLessThan(1_500);
  const alive = await timed(() => app.inject({ url: '/healthz' }));
  expect(alive.answer.statusCode).toBe(200);
  expect(alive.ms).toBeLessThan(500);
  const ready = await timed(() => app.inject({ url: '/readyz' }));
  expect(ready.answer.statusCode).toBe(503);
  expect(ready.ms).toBeLessThan(1_500);

  proxy.mend();
  await answersAgain();
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

it.each(['cut', 'silence'] as const)('answers a form post in time without its database (%s)', async (how) => {
  await answersAgain();
  const send = () => app.inject({ method: 'POST', url: '/kampanyalar/x/teklif', headers: form, body: 'a=b' });
  expect((await send()).statusCode).toBe(200);
  proxy[how]();
  const { answer, ms } = await timed(send);
  expect(answer).toMatchObject({ statusCode: 503, body: 'an error page' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^\d+$/),
  });
  expect(ms).toBeLessThan(1_500);
});

it('shows a page without an optional part, uncached', async () => {
  const about = () => app.inject({ url: '/about' });
  proxy.cut();
  const partial = await about();
  expect(partial).toMatchObject({ statusCode: 200, body: 'a page without a part' });
  expect(partial.headers['cache-control']).toBe('no-store');
  proxy.mend();
  await answersAgain();
  // A connection other than the one that stored the request may not yet know that it was cut, and a page that is
  // rendered while a change is announced is not kept.
  await expect.poll(async () => (await about()).headers['cache-status']).toBe('Ayrac; hit');
  now = new Date(now.getTime() + 120_000);
  proxy.cut();
  expect((await about()).body).toBe('1');
});

it('closes a connection that does not respond, also in a transaction', async () => {
  proxy.silence();
  const stuck = Array.from({ length: 3 }, () => db.transaction(async (tx) => tx.execute('select 1')));
  expect((await Promise.allSettled(stuck)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  await expect.poll(() => db.$client.totalCount).toBe(0);
});
