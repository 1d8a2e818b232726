import type { Caller } from '@ayrac/domain/access.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { delivery, webhook } from '#server/features/delivery/table.ts';
import { seal } from '#server/guards/sealed.ts';
import type { Working } from '#server/jobs/keep-working.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp } from '#server/testing/test-app.ts';
import type { Reach } from '../reachable-address.ts';
import { newSecret } from '../signature.ts';
import { startDelivering } from '../start-delivering.ts';
import { type BrandServer, startBrandServer } from './brand-server.ts';

/** A brand with a webhook, its system, and a person who works for it. */
export interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly webhookId: string;
  readonly secret: string;
  readonly system: BrandServer;
  readonly agent: Caller;
}

/** How long a sender owns a delivery. */
export const LEASE_MS = 60_000;
/** Generous timeout: deliveries take some time, and the tests poll. */
export const soon = { timeout: 20_000, interval: 20 };

/** Opens a server, nodes that deliver, and brands with their own systems. All of them are stopped after each test. */
export async function openDelivering() {
  const server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
  const times = { leaseMs: LEASE_MS, pollMs: 50, restMs: 20, stopMs: 100 };
  const log = { error: vi.fn() };
  let ahead = 0;
  let nodes: Working[] = [];
  let brands: BrandServer[] = [];
  // Based on the real time, since the database's triggers use its own clock.
  const clock = () => new Date(Date.now() + ahead);

  beforeEach(() => {
    ahead = 0;
    log.error.mockClear();
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await Promise.all(brands.map((one) => one.close()));
    [nodes, brands] = [[], []];
    await server.db.delete(delivery);
    expect(log.error).not.toHaveBeenCalled();
  });
  afterAll(() => server.close());

  const statesOf = async ({ webhookId }: Side) => {
    const rows = await server.db.select().from(delivery).where(eq(delivery.webhookId, webhookId));
    return rows.map(({ event, state }) => `${event} ${state}`).toSorted();
  };

  return {
    server,
    clock,
    /** Moves the clock of the nodes forward. */
    later: (ms: number) => {
      ahead = ms;
    },
    start: (reach: Reach = 'loopback-too', timeMs = 5_000) => {
      nodes.push(startDelivering({ db: server.db, clock, log, times: { ...times, timeMs }, reach }));
    },
    async makeSide(): Promise<Side> {
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
    },
    async ask(campaignId: string, values: object = {}): Promise<string> {
      server.actAs(undefined);
      const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId, values as never));
      expect(reply.statusCode).toBe(200);
      return reply.json().relationId;
    },
    post: (path: string, body: unknown = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/api/crm/${path}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      }),
    statesOf,
    settled: (side: Side, ...states: readonly string[]) =>
      vi.waitFor(async () => expect(await statesOf(side)).toEqual(states), soon),
    async attemptsOf({ webhookId }: Side) {
      const { rows } = await server.db.execute<{ answer: string }>(sql`
        select coalesce(a.problem, a.status::text) as answer from delivery_attempt a
        join delivery d on d.id = a.delivery_id where d.webhook_id = ${webhookId} order by a.id`);
      return rows.map(({ answer }) => answer);
    },
  };
}
