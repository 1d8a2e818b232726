import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MetricsServer, serveMetrics } from '#server/metrics-server.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { Metrics } from './metrics.ts';

const metrics = new Metrics();
const warn = vi.fn();

let site: TestApp;
let server: MetricsServer;
beforeAll(async () => {
  const render = async () =>
    new Response('a page', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  site = await testApp({ metrics, render });
  server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, warn);
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();

it('reports the process, requests by route, and the database', async () => {
  const missing = '/api/public/campaigns/secret-name';
  expect((await site.app.inject({ url: missing })).statusCode).toBe(404);
  const text = await read();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toContain(
    'http_request_duration_seconds_count{route="/api/public/campaigns/:slug",method="GET",status="4xx"} 1',
  );
  expect(text).not.toContain('secret-name');
  expect(text).toMatch(/^db_pool_connections\{state="total"\} [1-9]/m);
  expect(text).toContain('db_pool_connections{state="waiting"} 0');
  expect(text).toContain('database_troubles_total{cause="too-slow"} 0');
  expect(text).toContain('overload_refusals_total{kind="quote"} 0');
});

it('counts database failures by cause', async () => {
  const late = sql`set local statement_timeout = 1; select pg_sleep(1)`;
  await expect(site.db.transaction((tx) => tx.execute(late))).rejects.toThrow();
  expect(await read()).toContain('database_troubles_total{cause="too-slow"} 1');
});

it('counts pages that were served from the cache or rendered', async () => {
  await site.app.inject({ url: '/kategoriler' });
  await site.app.inject({ url: '/kategoriler' });
  const text = await read();
  const counts = text.matchAll(/^page_cache_requests_total\{outcome="(?:hit|made)"\} (\d+)/gm);
  expect([...counts].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
  expect(text).toMatch(/^page_cache_bytes [1-9]/m);
});

it('counts quote requests that are stored and duplicates', async () => {
  const { id } = await makeCampaign(site.db);
  const body = quoteBody(id);
  for (const status of [200, 409]) {
    expect((await postQuote(site.app, 'anonymous', body)).statusCode).toBe(status);
  }
  const text = await read();
  expect(text).toContain('quotes_total{outcome="stored"} 1');
  expect(text).toContain('quotes_total{outcome="duplicate"} 1');
});

it('serves nothing but metrics', async () => {
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
});

it('logs one warning if its port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = other.address();
  if (taken === null || typeof taken === 'string') throw new Error('No port.');
  const none = await serveMetrics(new Metrics(), { host: '127.0.0.1', port: taken.port }, warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `No metrics: 127.0.0.1:${taken.port} is not available (EADDRINUSE). Set METRICS_PORT to a free port, or to 0 to disable metrics.`,
  );
  await none.stop();
  other.close();
});

it('reports open mails and deliveries, and the last known figures during a database outage', async () => {
  const own = new Metrics();
  let isAway = false;
  const count = own.watchMails(async () => {
    if (isAway) throw new Error('away');
    return { waiting: 3, dead: 1 };
  });
  own.watchDeliveries(async () => {
    if (isAway) throw new Error('away');
    return { waiting: 5, held: 2, failed: 0 };
  });
  count('sent');
  for (isAway of [false, true]) {
    const text = await own.text();
    expect(text).toContain('mails_open{state="waiting"} 3');
    expect(text).toContain('mails_open{state="dead"} 1');
    expect(text).toContain('mail_attempts_total{outcome="sent"} 1');
    for (const [state, open] of Object.entries({ waiting: 5, held: 2, failed: 0 }))
      expect(text).toContain(`deliveries_open{state="${state}"} ${open}`);
  }
});
