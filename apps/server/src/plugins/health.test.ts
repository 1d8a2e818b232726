import { Agent, request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
let nodes: TestApp[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  nodes = [];
});
afterEach(() => Promise.all(nodes.map((node) => node.close())));
afterAll(() => database.drop());

/** Starts a listening node. `/api/test/slow` responds when the test releases it, `/api/test/quick` at once. */
async function startNode(drainMs: number) {
  const node = await testApp({ on: database, settings: { DRAIN_MS: String(drainMs) } });
  nodes.push(node);
  const { promise: letGo, resolve: finish } = Promise.withResolvers<void>();
  const begun = vi.fn();
  node.app.get('/api/test/slow', async () => {
    begun();
    await letGo;
    return { done: true };
  });
  // Exempt from the rate limit, so that a test may send any number of requests.
  node.app.get('/api/test/quick', { config: { rateLimit: false } }, () => node.db.execute('select 1'));
  const origin = await node.app.listen({ port: 0, host: '127.0.0.1' });
  return { app: node.app, origin, begun, finish };
}

/** Sends one request over keep-alive connections, as a load balancer does. */
function ask(agent: Agent, url: string): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const waitUntilNotReady = (agent: Agent, origin: string) =>
  vi.waitFor(async () => expect((await ask(agent, `${origin}/readyz`)).status).toBe(503), { interval: 5 });

it('is live, and ready with its database', async () => {
  const { origin } = await startNode(0);
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

it('becomes unready before it closes, still responds, and finishes a running request', async () => {
  const agent = new Agent({ keepAlive: true });
  const { app, origin, begun, finish } = await startNode(300);
  expect((await ask(agent, `${origin}/readyz`)).status).toBe(200);
  const running = ask(agent, `${origin}/api/test/slow`);
  await expect.poll(() => begun).toHaveBeenCalled();
  const closed = app.close();
  await waitUntilNotReady(agent, origin);
  const late = await ask(agent, `${origin}/api/Campaign_Service/category`);
  expect(late).toEqual({ status: 200, connection: 'close' });
  expect((await ask(agent, `${origin}/healthz`)).status).toBe(200);
  finish();
  expect((await running).status).toBe(200);
  await closed;
  expect(app.server.listening).toBe(false);
});

it('closes immediately if readiness is not monitored', async () => {
  const { app } = await startNode(60_000);
  await app.close();
  expect(app.server.listening).toBe(false);
});

it('loses no request while two nodes are restarted one after the other', async () => {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const add = async (): Promise<{ app: FastifyInstance; origin: string }> => {
    const node = await startNode(300);
    expect((await ask(agent, `${node.origin}/readyz`)).status).toBe(200);
    ready.add(node.origin);
    return node;
  };
  const first = [await add(), await add()];
  const load = { isOn: true, statuses: new Map<number | string, number>() };
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; load.isOn; turn += 1) {
      const origins = [...ready];
      const url = `${origins[turn % origins.length]}/api/test/quick`;
      const outcome = await ask(agent, url).then(({ status }) => status, String);
      load.statuses.set(outcome, (load.statuses.get(outcome) ?? 0) + 1);
    }
  });
  for (const { app, origin } of first) {
    await add();
    const closed = app.close();
    await waitUntilNotReady(agent, origin);
    ready.delete(origin);
    await closed;
  }
  load.isOn = false;
  await Promise.all(visitors);
  expect([...load.statuses.keys()]).toEqual([200]);
});
