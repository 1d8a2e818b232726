import { createHmac } from 'node:crypto';
import { brandEvents } from '@ayrac/contract/brand-events.ts';
import { expect, it, vi } from 'vitest';
import { describeApi } from '#server/api/open-api.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { openDelivering, type Side, soon } from './testing/delivery-desk.ts';

const { server, start, makeSide, ask, post } = await openDelivering();
const { webhooks } = describeApi({}, 'https://www.example.com');

/** Waits until a brand's system has received an event. */
const got = (side: Side, event: string) =>
  vi.waitFor(() => {
    const call = side.system.got.find(({ json }) => json.event === event);
    if (call === undefined) throw new Error(`It got ${side.system.got.map(({ json }) => json.event)}.`);
    return call;
  }, soon);

it('a receiver written from the API description verifies each event and knows all of its fields', async () => {
  const side = await makeSide();
  start();
  server.actAs(side.agent);
  expect((await post(`webhooks/${side.webhookId}/test`)).statusCode).toBe(200);
  await got(side, 'test');
  const id = await ask(side.campaignId);
  await got(side, 'request-created');
  server.actAs(side.agent);
  expect((await post(`leads/${id}/work`, { action: { kind: 'stage', stage: 'qualified' } })).statusCode).toBe(
    200,
  );
  await got(side, 'request-changed');
  await withdrawLead(server.db, id);
  await got(side, 'request-withdrawn');

  for (const event of ['test', 'request-created', 'request-changed', 'request-withdrawn'] as const) {
    const { headers, body, json } = await got(side, event);
    const [webhookId, timestamp, signature] =
      webhooks[event]?.post.parameters.map(({ name }) => headers[name]) ?? [];
    const key = Buffer.from(side.secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${webhookId}.${timestamp}.${body}`).digest('base64');
    expect(`${signature}`.split(' ')).toContain(`v1,${expected}`);
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(300);
    expect(json.id).toBe(webhookId);
    // Parsing drops what is not described.
    expect(brandEvents[event].body.parse(json)).toEqual(json);
  }
});
