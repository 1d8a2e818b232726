import { DELIVERY_TRIES } from '@ayrac/domain/delivery/delivery.ts';
import { dayInMs, hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { withdrawLead } from '#server/testing/leads.ts';
import { countOpenDeliveries } from '../queries.ts';
import { delivery, deliveryAttempt, webhook } from '../table.ts';
import { refuse, startBrandServer, take } from './testing/brand-server.ts';
import { openDelivering, type Side, soon } from './testing/delivery-desk.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Timeout of tests about slow systems. */
const IMPATIENT_MS = 400;

const { server, clock, later, start, makeSide, ask, post, statesOf, settled, attemptsOf } =
  await openDelivering();

async function setActive({ webhookId }: Side, isActive: boolean): Promise<void> {
  const url = `/api/crm/webhooks/${webhookId}`;
  const { version } = (await server.app.inject({ url })).json();
  const reply = await server.app.inject({
    method: 'PATCH',
    url,
    payload: { version, values: { isActive } },
  });
  expect(reply.statusCode).toBe(200);
}

describe('receiving system', () => {
  it('that fails is retried under the same id, and its answer is logged without personal data', async () => {
    const side = await makeSide();
    side.system.answer = refuse(503, 'Şükrü (0532 999 88 77, s@ornek.example) kaydedilemedi');
    start();
    await ask(side.campaignId, { name: 'Şükrü' });
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['503']), soon);
    side.system.answer = take;
    later(hourInMs);
    await settled(side, 'request-created delivered');
    expect(await attemptsOf(side)).toEqual(['503', '200']);
    const ids = side.system.got.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    const [first] = await server.db.select().from(deliveryAttempt).orderBy(deliveryAttempt.id).limit(1);
    expect(first?.answer).toBe('••• (•••, ••• kaydedilemedi');
  });

  it('that is away, or hangs up in the middle of its answer, gets the delivery again under the same id', async () => {
    const side = await makeSide();
    const away = await startBrandServer();
    await away.close();
    await server.db.update(webhook).set({ url: away.url }).where(eq(webhook.id, side.webhookId));
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['no-connection']), soon);
    await server.db.update(webhook).set({ url: side.system.url }).where(eq(webhook.id, side.webhookId));
    side.system.answer = (response) => response.destroy();
    later(minuteInMs);
    await vi.waitFor(
      async () => expect(await attemptsOf(side)).toEqual(['no-connection', 'no-connection']),
      soon,
    );
    side.system.answer = take;
    later(hourInMs);
    await settled(side, 'request-created delivered');
    expect(new Set(side.system.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('is logged with every attempt of a day', async () => {
    const side = await makeSide();
    await ask(side.campaignId);
    await server.db.execute(sql`
      insert into delivery_attempt (id, delivery_id, at, took_ms, status)
      select gen_random_uuid(), d.id, now() + n * interval '1 hour', 5, 500
      from delivery d, generate_series(1, ${DELIVERY_TRIES}) n where d.webhook_id = ${side.webhookId}`);
    server.actAs(side.agent);
    const reply = await server.app.inject({ url: `/api/crm/webhooks/${side.webhookId}/deliveries` });
    expect(reply.json()[0].attempts).toHaveLength(DELIVERY_TRIES);
  });

  it('that redirects is not followed', async () => {
    const side = await makeSide();
    side.system.answer = (response) => response.writeHead(307, { location: '/baska' }).end();
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['307']), soon);
    expect(side.system.got.map(({ path }) => path)).toEqual(['/istekler']);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
  });

  it('that hangs does not delay others', async () => {
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
    start('loopback-too', IMPATIENT_MS);
    await settled(quick, 'request-created delivered');
    await vi.waitFor(async () => expect((await attemptsOf(slow)).length).toBeGreaterThanOrEqual(5), soon);
    expect(new Set(await attemptsOf(slow))).toEqual(new Set(['too-slow']));
    expect(most).toBe(2);
  });

  it('that hangs does not delay requests for its campaigns', async () => {
    const side = await makeSide();
    let isOver = false;
    side.system.answer = (response) => response.once('close', () => (isOver = true));
    start();
    await ask(side.campaignId);
    await vi.waitFor(() => expect(side.system.got).toHaveLength(1), soon);
    await ask(side.campaignId);
    expect(isOver).toBe(false);
  });

  it('that answers after the timeout gets the delivery again under the same id', async () => {
    const side = await makeSide();
    const seen = new Set<string>();
    let late: () => void = () => undefined;
    side.system.answer = (response, { json }) => {
      seen.add(json.id);
      late = () => response.writeHead(200).end();
    };
    start('loopback-too', IMPATIENT_MS);
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['too-slow']), soon);
    late();
    side.system.answer = (response, call) => {
      seen.add(call.json.id);
      take(response, call);
    };
    later(hourInMs);
    await settled(side, 'request-created delivered');
    expect(side.system.got.length).toBeGreaterThanOrEqual(2);
    expect(seen.size).toBe(1);
  });

  it('is called under its lease, whose end the log does not show as the next attempt', async () => {
    const side = await makeSide();
    let answer: () => void = () => undefined;
    side.system.answer = (response) => {
      answer = () => response.writeHead(500).end();
    };
    start();
    await ask(side.campaignId);
    await vi.waitFor(() => expect(side.system.got).toHaveLength(1), soon);
    server.actAs(side.agent);
    const log = async () =>
      (await server.app.inject({ url: `/api/crm/webhooks/${side.webhookId}/deliveries` })).json();
    expect(await log()).toMatchObject([{ state: 'waiting', nextTryAt: null, attempts: [] }]);
    answer();
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    expect(await log()).toMatchObject([{ state: 'waiting', nextTryAt: expect.any(String) }]);
  });

  it('that answers without end is read only up to a limit', async () => {
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

  it('that fails for a day is given up, and called again on request', async () => {
    const side = await makeSide();
    side.system.answer = refuse(500);
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    later(dayInMs + hourInMs);
    await settled(side, 'request-created failed');
    expect(await countOpenDeliveries(server.db, clock())).toEqual({ waiting: 0, held: 0, failed: 1 });
    side.system.answer = take;
    server.actAs(side.agent);
    const [row] = await server.db.select().from(delivery).where(eq(delivery.webhookId, side.webhookId));
    expect((await post(`deliveries/${row?.id}/resend`)).statusCode).toBe(200);
    await settled(side, 'request-created delivered');
  });

  it('that a withdrawal made obsolete cannot be called again, and says so', async () => {
    const side = await makeSide();
    const leadId = await ask(side.campaignId);
    await withdrawLead(server.db, leadId);
    server.actAs(side.agent);
    const rows = await server.db.select().from(delivery).where(eq(delivery.webhookId, side.webhookId));
    const again = async (event: string) =>
      (await post(`deliveries/${rows.find((row) => row.event === event)?.id}/resend`)).json().code;
    expect([await again('request-created'), await again('request-withdrawn')]).toEqual([
      'delivery-obsolete',
      undefined,
    ]);
  });

  it('that fails again after a pause of a day is retried for as long as a new one', async () => {
    const side = await makeSide();
    side.system.answer = refuse(500);
    start();
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    server.actAs(side.agent);
    await setActive(side, false);
    later(dayInMs + hourInMs);
    server.clock.now = clock();
    await setActive(side, true);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500', '500']), soon);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
    later(2 * dayInMs);
    await vi.waitFor(async () => expect((await attemptsOf(side)).length).toBeGreaterThan(2), soon);
    expect(await statesOf(side)).toEqual(['request-created waiting']);
  });

  it('outside of the public internet is never called', async () => {
    const side = await makeSide();
    start('public');
    await ask(side.campaignId);
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['private-address']), soon);
    expect(side.system.got).toEqual([]);
  });
});

it('a node takes only deliveries that the other node has not taken', async () => {
  const side = await makeSide();
  start();
  start();
  for (let nth = 0; nth < 8; nth += 1) await ask(side.campaignId);
  await settled(side, ...Array.from({ length: 8 }, () => 'request-created delivered'));
  expect(side.system.got).toHaveLength(8);
});
