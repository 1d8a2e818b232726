import { createHmac } from 'node:crypto';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { lead } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { countOpenDeliveries } from './queries.ts';
import { refuse } from './send/testing/brand-server.ts';
import { openDelivering, type Side, soon } from './send/testing/delivery-desk.ts';
import { delivery, deliveryAttempt, webhook } from './table.ts';

vi.setConfig({ testTimeout: 30_000 });

const { server, clock, later, start, makeSide, ask, post, statesOf, settled, attemptsOf } =
  await openDelivering();

describe('webhook of a brand', () => {
  it('receives a request and its changes, signed, each once', async () => {
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
    const won = await post(`leads/${leadId}/work`, { action: { kind: 'stage', stage: 'won' } });
    expect(won.statusCode).toBe(200);
    await settled(side, 'request-changed delivered', 'request-created delivered');
    expect(side.system.got[1]?.json.request).toMatchObject({ state: 'closed', stage: 'won' });
    const { entries } = (await server.app.inject({ url: `/api/crm/leads/${leadId}/story` })).json();
    const told = entries.filter(({ what }: { what: { kind: string } }) => what.kind === 'delivery');
    expect(told.map(({ what }: { what: object }) => what).toReversed()).toMatchObject([
      { event: 'request-created', by: 'webhook', state: 'delivered' },
      { event: 'request-changed', by: 'webhook', state: 'delivered' },
    ]);
  });

  it('receives nothing of rolled back transactions, and nothing before it has a secret', async () => {
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

describe('withheld data', () => {
  it('include a suspect request until it is accepted', async () => {
    const side = await makeSide();
    const leadId = await ask(side.campaignId);
    await server.db.update(lead).set({ isSuspect: true }).where(eq(lead.id, leadId));
    start();
    expect(await statesOf(side)).toEqual(['request-created stopped']);
    await server.db.update(lead).set({ isSuspect: false }).where(eq(lead.id, leadId));
    await settled(side, 'request-created delivered', 'request-created stopped');
    expect(side.system.got).toHaveLength(1);
  });

  it('include the contact of a withdrawn request, whose pending deliveries are removed', async () => {
    const side = await makeSide();
    const leadId = await ask(side.campaignId, { name: 'Zülküf' });
    await withdrawLead(server.db, leadId);
    start();
    await settled(side, 'request-created stopped', 'request-withdrawn delivered');
    expect(side.system.got.map(({ json }) => json.event)).toEqual(['request-withdrawn']);
    expect(side.system.got[0]?.body).not.toContain('Zülküf');
  });

  it('of an erased person are removed from logged answers too; only the erasure is reported', async () => {
    const side = await makeSide();
    side.system.answer = refuse(500, 'Zülküf olmadı');
    start();
    const leadId = await ask(side.campaignId, { name: 'Zülküf' });
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500']), soon);
    const erase = () => server.db.update(lead).set({ erasedAt: new Date() }).where(eq(lead.id, leadId));
    await erase();
    await vi.waitFor(async () => expect(await attemptsOf(side)).toEqual(['500', '500']), soon);
    const answers = await server.db.select({ answer: deliveryAttempt.answer }).from(deliveryAttempt);
    expect(answers.map(({ answer }) => answer)).toEqual(answers.map(() => null));
    // A second erasure, as after a restore, neither stops the delivery of the first one nor adds another.
    await erase();
    expect(await statesOf(side)).toEqual(['request-created stopped', 'request-erased waiting']);
    side.system.answer = refuse(204, '');
    later(minuteInMs);
    await settled(side, 'request-created stopped', 'request-erased delivered');
    const erasures = side.system.got.filter(({ json }) => json.event === 'request-erased');
    expect(erasures.map(({ json }) => Object.keys(json).toSorted())).toEqual(
      erasures.map(() => ['createdAt', 'event', 'id', 'request']),
    );
    expect(new Set(erasures.map(({ json }) => json.id)).size).toBe(1);
    expect(erasures.map(({ json }) => json.request)).toEqual(erasures.map(() => ({ id: leadId })));
    expect(erasures.every(({ headers }) => /^v1,/.test(String(headers['webhook-signature'])))).toBe(true);
  });

  it('include everything but tests while the brand is paused', async () => {
    const side = await makeSide();
    await server.db.update(webhook).set({ isActive: false }).where(eq(webhook.id, side.webhookId));
    await ask(side.campaignId);
    start();
    server.actAs(side.agent);
    expect((await post(`webhooks/${side.webhookId}/test`)).statusCode).toBe(200);
    await settled(side, 'request-created waiting', 'test delivered');
    expect(await countOpenDeliveries(server.db, clock())).toEqual({ waiting: 0, held: 1, failed: 0 });
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

it('signs with the previous secret too for a day after a rotation', async () => {
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
  later(2 * dayInMs);
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

describe('staff of another brand', () => {
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
    // A brand out of reach cannot be chosen.
    expect([400, 404]).toContain((await call(theirs, row?.id ?? '')).statusCode);
    const { items } = (await server.app.inject({ url: '/api/crm/webhooks' })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ours.webhookId]);
  });
});

it('a webhook stays with its brand, which can have only one', async () => {
  const [ours, theirs] = [await makeSide(), await makeSide()];
  const { brandId } = ours;
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
  const row = (await server.app.inject({ url: `/api/crm/webhooks/${ours.webhookId}` })).json();
  const reply = await server.app.inject({
    method: 'PATCH',
    url: `/api/crm/webhooks/${ours.webhookId}`,
    payload: { version: row.version, values: { brandId: theirs.brandId } },
  });
  expect(reply.json().fields).toEqual({ brandId: expect.any(String) });
  const second = { brandId, url: 'https://crm.ornek.com/', isActive: true };
  const refused = await post('webhooks', second);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ brandId: recordErrors['brand-has-webhook'] });
});
