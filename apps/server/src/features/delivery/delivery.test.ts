import { createHmac } from 'node:crypto';
import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lead } from '#server/features/lead/table.ts';
import { seal } from '#server/guards/sealed.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import type { Reach } from './send/reachable-address.ts';
import { newSecret } from './send/signature.ts';
import { type Delivering, startDelivering } from './send/start-delivering.ts';
import { delivery, deliveryAttempt, webhook } from './table.ts';
import { type BrandServer, refuse, startBrandServer, take } from './testing/brand-server.ts';
import { takeDue } from './writes.ts';

// Brands take their time, and whoever sends looks again and again.
vi.setConfig({ testTimeout: 30_000 });
const soon = { timeout: 20_000, interval: 20 };
const times = { leaseMs: 60_000, pollMs: 50, restMs: 20, stopMs: 100 };
const log = { error: vi.fn() };

let server: TestApp;
let ahead = 0;
let nodes: Working[] = [];
let brands: BrandServer[] = [];
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
});
afterAll(() => server.close());
beforeEach(() => {
  ahead = 0;
  log.error.mockClear();
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all(brands.map((one) => one.close()));
  [nodes, brands] = [[], []];
  await server.db.execute(sql`truncate delivery cascade`);
  expect(log.error).not.toHaveBeenCalled();
});

// The database's triggers read its own clock.
const clock = () => new Date(Date.now() + ahead);
const start = (reach: Reach = 'loopback-too', timeMs = 5_000) =>
  nodes.push(startDelivering({ db: server.db, clock, log, times: { ...times, timeMs }, reach }));
/** Has no patience with who is slow. */
const startImpatient = () => start('loopback-too', 400);

interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly webhookId: string;
  readonly secret: string;
  readonly system: BrandServer;
  readonly agent: Caller;
}

async function makeSide(): Promise<Side> {
  const { id: brandId } = await makeBrand(server.db);
  const { id: campaignId } = await makeCampaign(server.db, { brandId });
  const system = await startBrandServer();
  brands.push(system);
  const [made] = await server.db.insert(webhook).values({ brandId, url: system.url }).returning();
  const webhookId = made?.id ?? '';
  const secret = newSecret();
  const sealedSecret = await seal(server.db, secret, webhookId);
  await server.db.update(webhook).set({ sealedSecret }).where(eq(webhook.id, webhookId));
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  const agent: Caller = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId };
  return { brandId, campaignId, webhookId, secret, system, agent };
}

async function ask(campaignId: string, values: object = {}): Promise<string> {
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId, values as never));
  expect(reply.statusCode).toBe(200);
  return reply.json().relationId;
}

const post = (path: string, body: unknown = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api/crm/${path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

const statesOf = async ({ webhookId }: Side) => {
  const rows = await server.db.select().from(delivery).where(eq(delivery.webhookId, webhookId));
  return rows.map(({ event, state }) => `${event} ${state}`).toSorted();
};
const settled = (side: Side, ...states: readonly string[]) =>
  vi.waitFor(async () => expect(await statesOf(side)).toEqual(states), soon);
const attemptsOf = async ({ webhookId }: Side) => {
  const { rows } = await server.db.execute<{ told: string }>(sql`
    select coalesce(a.problem, a.status::text) as told from delivery_attempt a
    join delivery d on d.id = a.delivery_id where d.webhook_id = ${webhookId} order by a.id`);
  return rows.map(({ told }) => told);
};

describe('a brand with an address', () => {
  it('is told of a request and of its changes, signed, each once', async () => {
    const side = await makeSide();
    start();
    const leadId = await ask(side.campaignId, { name: 'Şükrü' });
    await settled(side, 'request-created delivered');
    const [call] = side.system.got;
    expect(call?.json).toMatchObject({
      event: 'request-created',
      request: { id: leadId, state: 'received', stage: 'new', contact: { name: 'Şükrü', city: 'İzmir' } },
    });
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = call?.headers ?? {};
    const expected = createHmac('sha256', Buffer.from(side.secret.slice('whsec_'.length), 'base64'))
      .update(`${id}.${at}.${call?.body}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
    expect(id).toBe(call?.json.id);

    server.actAs(side.agent);
    const won = await post(`leads/${leadId}/work`, { deed: { kind: 'stage', stage: 'won' } });
    expect(won.statusCode).toBe(200);
    await settled(side, 'request-changed delivered', 'request-created delivered');
    expect(side.system.got[1]?.json.request).toMatchObject({ state: 'closed', stage: 'won' });
  });

  it('is told of nothing whose transaction failed, and nothing before it has a secret', async () => {
    const side = await makeSide();
    const values = quoteBody(side.campaignId);
    await postQuote(server.app, 'anonymous', values);
    expect((await postQuote(server.app, 'anonymous', values)).statusCode).toBe(409);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
    await server.db.update(webhook).set({ sealedSecret: null }).where(eq(webhook.id, side.webhookId));
    await ask(side.campaignId);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
  });
});

describe('a brand’s system that', () => {
  it('refuses is tried again under the same id, and its answer is logged without the person', async () => {
    const side = await makeSide();
    side.system.answer = refuse(503, 'Şükrü (0532 999 88 77, s@ornek.example) kaydedilemedi');
    start();
    await ask(side.campaignId, { name: 'Şükrü' });
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['503']), soon);
    side.system.answer = take;
    ahead = hourInMs;
    await settled(side, 'request-created delivered');
    expect(await attemptsOf(side)).toEqual(['503', '200']);
    const ids = side.system.got.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    const [first] = await server.db.select().from(deliveryAttempt).orderBy(deliveryAttempt.id).limit(1);
    expect(first?.answer).toBe('••• (•••, ••• kaydedilemedi');
  });

  it('redirects is not followed', async () => {
    const side = await makeSide();
    side.system.answer = (response) => response.writeHead(307, { location: '/baska' }).end();
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['307']), soon);
    expect(side.system.got.map(({ path }) => path)).toEqual(['/istekler']);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
  });

  it('hangs holds nobody else’s', async () => {
    const [slow, quick] = [await makeSide(), await makeSide()];
    let [open, most] = [0, 0];
    slow.system.answer = (response) => {
      open += 1;
      most = Math.max(most, open);
      response.once('close', () => {
        open -= 1;
      });
    };
    for (let nth = 0; nth < 5; nth += 1) await ask(slow.campaignId);
    await ask(quick.campaignId);
    startImpatient();
    await settled(quick, 'request-created delivered');
    await vi.waitFor(async () => expect((await attemptsOf(slow)).length).toBeGreaterThanOrEqual(5), soon);
    expect(new Set(await attemptsOf(slow))).toEqual(new Set(['too-slow']));
    expect(most).toBe(2);
  });

  it('takes it after the time is over gets it again, and knows it by its id', async () => {
    const side = await makeSide();
    const seen = new Set<string>();
    let late: () => void = () => undefined;
    side.system.answer = (response, { json }) => {
      seen.add(json.id);
      late = () => response.writeHead(200).end();
    };
    startImpatient();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['too-slow']), soon);
    late();
    side.system.answer = (response, call) => {
      seen.add(call.json.id);
      take(response, call);
    };
    ahead = hourInMs;
    await settled(side, 'request-created delivered');
    expect(side.system.got.length).toBeGreaterThanOrEqual(2);
    expect(seen.size).toBe(1);
  });

  it('answers without end is read no further than its beginning', async () => {
    const side = await makeSide();
    side.system.answer = (response) => {
      response.writeHead(200);
      const more = () => response.write('x'.repeat(65_536), more);
      more();
      response.on('error', () => undefined);
    };
    start();
    await ask(side.campaignId);
    await settled(side, 'request-created delivered');
    const [first] = await server.db.select().from(deliveryAttempt).orderBy(deliveryAttempt.id).limit(1);
    expect(first?.answer).toHaveLength(200);
  });

  it('refuses for a day is given up, and told once more when somebody asks for it', async () => {
    const side = await makeSide();
    side.system.answer = refuse(500);
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    ahead = dayInMs + hourInMs;
    await settled(side, 'request-created failed');
    side.system.answer = take;
    server.actAs(side.agent);
    const [row] = await server.db.select().from(delivery).where(eq(delivery.webhookId, side.webhookId));
    expect((await post(`deliveries/${row?.id}/resend`)).statusCode).toBe(200);
    await settled(side, 'request-created delivered');
  });

  it('is not of the public internet is never called', async () => {
    const side = await makeSide();
    start('public');
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['private-address']), soon);
    expect(side.system.got).toEqual([]);
  });
});

describe('a sender that', () => {
  const taking = { leaseMs: times.leaseMs, perBrand: 2, most: 10 };

  it('is killed before it sends gives back what it took, once its time is over', async () => {
    const side = await makeSide();
    await ask(side.campaignId);
    expect(await takeDue(server.db, { now: clock(), ...taking })).toHaveLength(1);
    expect(await takeDue(server.db, { now: clock(), ...taking })).toHaveLength(0);
    start();
    ahead = times.leaseMs + 1_000;
    await settled(side, 'request-created delivered');
    expect(side.system.got).toHaveLength(1);
  });

  it('is killed between the answer and its note has it told again under the same id', async () => {
    const side = await makeSide();
    await ask(side.campaignId);
    const [taken] = await takeDue(server.db, { now: clock(), ...taking });
    const body = JSON.stringify({ id: taken?.id });
    await fetch(side.system.url, { method: 'POST', body });
    start();
    ahead = times.leaseMs + 1_000;
    await settled(side, 'request-created delivered');
    expect(new Set(side.system.got.map(({ json }) => json.id))).toEqual(new Set([taken?.id]));
  });

  it('is one of two takes what the other one does not', async () => {
    const side = await makeSide();
    start();
    start();
    for (let nth = 0; nth < 8; nth += 1) await ask(side.campaignId);
    await settled(side, ...Array.from({ length: 8 }, () => 'request-created delivered'));
    expect(side.system.got).toHaveLength(8);
  });
});

describe('nobody is told', () => {
  it('of a request that may be a robot’s, before somebody accepts it', async () => {
    const side = await makeSide();
    const leadId = await ask(side.campaignId);
    await server.db.update(lead).set({ isSuspect: true }).where(eq(lead.id, leadId));
    start();
    expect(await statesOf(side)).toEqual(['request-created stopped']);
    await server.db.update(lead).set({ isSuspect: false }).where(eq(lead.id, leadId));
    await settled(side, 'request-created delivered', 'request-created stopped');
    expect(side.system.got).toHaveLength(1);
  });

  it('how to reach whoever withdrew, of which waits nothing any more', async () => {
    const side = await makeSide();
    const leadId = await ask(side.campaignId, { name: 'Zülküf' });
    await withdrawLead(server.db, leadId);
    start();
    await settled(side, 'request-created stopped', 'request-withdrawn delivered');
    expect(side.system.got.map(({ json }) => json.event)).toEqual(['request-withdrawn']);
    expect(side.system.got[0]?.body).not.toContain('Zülküf');
  });

  it('of whoever was erased, and what answers said of them goes', async () => {
    const side = await makeSide();
    side.system.answer = refuse(500, 'olmadı');
    start();
    const leadId = await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    await server.db.update(lead).set({ erasedAt: new Date() }).where(eq(lead.id, leadId));
    expect(await statesOf(side)).toEqual(['request-created stopped']);
    const answers = await server.db.select({ answer: deliveryAttempt.answer }).from(deliveryAttempt);
    expect(answers).toEqual([{ answer: null }]);
  });

  it('while the brand is paused, but of a test', async () => {
    const side = await makeSide();
    await server.db.update(webhook).set({ isActive: false }).where(eq(webhook.id, side.webhookId));
    await ask(side.campaignId);
    start();
    server.actAs(side.agent);
    expect((await post(`webhooks/${side.webhookId}/test`)).statusCode).toBe(200);
    await settled(side, 'request-created waiting', 'test delivered');
    const row = (await server.app.inject({ url: `/api/crm/webhooks/${side.webhookId}` })).json();
    const reply = await server.app.inject({
      method: 'PATCH',
      url: `/api/crm/webhooks/${side.webhookId}`,
      payload: { version: row.version, values: { isActive: true } },
    });
    expect(reply.statusCode).toBe(200);
    await settled(side, 'request-created delivered', 'test delivered');
  });
});

it('signs by the secret before as well for a day after a new one was made', async () => {
  const side = await makeSide();
  server.actAs(side.agent);
  const { secret } = (await post(`webhooks/${side.webhookId}/secret`)).json();
  expect(secret).toMatch(/^whsec_.{43}=$/);
  await server.db
    .update(webhook)
    .set({ previousUntil: new Date(Date.now() + dayInMs) })
    .where(eq(webhook.id, side.webhookId));
  start();
  await ask(side.campaignId);
  await settled(side, 'request-created delivered');
  ahead = 2 * dayInMs;
  await ask(side.campaignId);
  await settled(side, 'request-created delivered', 'request-created delivered');
  const signatures = side.system.got.map(
    ({ headers }) => `${headers['webhook-signature']}`.split(' ').length,
  );
  expect(signatures).toEqual([2, 1]);
  const stored = JSON.stringify(await server.db.select().from(webhook));
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(side.secret);
});

describe("another brand's own people", () => {
  it.each<[string, (side: Side, deliveryId: string) => Promise<{ statusCode: number }>]>([
    ['address', ({ webhookId }) => server.app.inject({ url: `/api/crm/webhooks/${webhookId}` })],
    ['secret', ({ webhookId }) => post(`webhooks/${webhookId}/secret`)],
    ['test', ({ webhookId }) => post(`webhooks/${webhookId}/test`)],
    ['log', ({ webhookId }) => server.app.inject({ url: `/api/crm/webhooks/${webhookId}/deliveries` })],
    ['delivery', (_side, id) => post(`deliveries/${id}/resend`)],
    [
      'new address',
      ({ brandId }) => post('webhooks', { brandId, url: 'https://crm.ornek.com/', isActive: true }),
    ],
  ])('have no %s of it', async (_name, call) => {
    const [ours, theirs] = [await makeSide(), await makeSide()];
    await ask(theirs.campaignId);
    const [row] = await server.db.select().from(delivery).where(eq(delivery.webhookId, theirs.webhookId));
    server.actAs(ours.agent);
    // A brand out of reach is not among those to choose from.
    expect([400, 404]).toContain((await call(theirs, row?.id ?? '')).statusCode);
    const { items } = (await server.app.inject({ url: '/api/crm/webhooks' })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ours.webhookId]);
  });
});

it('an address stays with its brand', async () => {
  const [ours, theirs] = [await makeSide(), await makeSide()];
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
  const row = (await server.app.inject({ url: `/api/crm/webhooks/${ours.webhookId}` })).json();
  const reply = await server.app.inject({
    method: 'PATCH',
    url: `/api/crm/webhooks/${ours.webhookId}`,
    payload: { version: row.version, values: { brandId: theirs.brandId } },
  });
  expect(reply.json().fields).toEqual({ brandId: expect.any(String) });
});
