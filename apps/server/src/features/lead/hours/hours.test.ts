import type { Caller } from '@ayrac/domain/access.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLead } from '#server/features/lead/arrival/writes.ts';
import { findQuotableCampaign } from '#server/features/quote/queries.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { brandHours, lead } from '../table.ts';
import { renewClocks } from './renew-clocks.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
});
afterAll(() => server.close());

async function makeSide() {
  const brand = await makeBrand(server.db);
  const campaign = await makeCampaign(server.db, { brandId: brand.id });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id });
  const agent: Caller = {
    ...{ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: brand.id },
  };
  return { brandId: brand.id, campaignId: campaign.id, agent };
}

async function ask(campaignId: string): Promise<string> {
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId));
  server.actAs(admin);
  return reply.json().relationId;
}

const url = (brandId: string) => `/api/crm/brand-hours/${brandId}`;
const get = (brandId: string) => server.app.inject({ url: url(brandId) });
const headers = { 'content-type': 'application/json' };
const change = (brandId: string, values: object, version = 1) =>
  server.app.inject({
    method: 'PATCH',
    url: url(brandId),
    headers,
    payload: JSON.stringify({ version, values }),
  });
const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];
const clockOf = async (id: string) => (await rowOf(id))?.respondBy?.toISOString();
const work = (id: string, action: object) =>
  server.app.inject({
    method: 'POST',
    url: `/api/crm/leads/${id}/work`,
    headers,
    payload: JSON.stringify({ action }),
  });

describe('business hours of a brand', () => {
  it('are exported as people read them', async () => {
    const { brandId } = await makeSide();
    server.actAs(admin);
    await change(brandId, { days: '1,2,3,4,5,6', opens: '09:30' });
    const { body } = await server.app.inject({ url: '/api/crm/brand-hours/export?format=csv' });
    const row = body.split('\r\n').find((line) => line.startsWith(brandId));
    expect(row).toContain(';Pzt–Cmt;09:30;18:00;12:30;13:30;60;');
  });

  it('have default values', async () => {
    const { brandId, agent } = await makeSide();
    server.actAs(agent);
    expect((await get(brandId)).json()).toMatchObject({
      ...{ id: brandId, days: '1,2,3,4,5', opens: '09:00', closes: '18:00' },
      ...{ lunchFrom: '12:30', lunchTo: '13:30', answerMinutes: 60, version: 1 },
    });
  });

  it('are edited as clock times, with history and undo', async () => {
    const { brandId, agent } = await makeSide();
    server.actAs(agent);
    const written = (await change(brandId, { opens: '10', closes: '1930', days: '6,1' })).json();
    expect(written.row).toMatchObject({ opens: '10:00', closes: '19:30', days: '1,6', version: 2 });
    const history = (await server.app.inject({ url: `${url(brandId)}/history` })).json();
    expect(history.items[0].fields).toContainEqual({ name: 'opens', before: '09:00', after: '10:00' });
    const undo = `/api/crm/changes/${written.change}/undo`;
    expect((await server.app.inject({ method: 'POST', url: undo })).json()).toMatchObject({ done: 1 });
    expect((await get(brandId)).json()).toMatchObject({ opens: '09:00', days: '1,2,3,4,5' });
  });

  it.each([
    [{ opens: '18:00' }, 'values.closes'],
    [{ lunchTo: null }, 'values.lunchTo'],
    [{ lunchFrom: '08:00' }, 'values.lunchFrom'],
    [{ days: '' }, 'values.days'],
    [{ days: '8' }, 'values.days'],
    [{ opens: 'x'.repeat(10_000) }, 'values.opens'],
    [{ opens: 540 }, 'values.opens'],
    [{ answerMinutes: 0 }, 'values.answerMinutes'],
    [{ answerMinutes: 1e9 }, 'values.answerMinutes'],
  ])('are refused as %j', async (values, field) => {
    const { brandId } = await makeSide();
    server.actAs(admin);
    const reply = await change(brandId, values);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).map((path) => path.replace(/^values\./, ''))).toEqual([
      field.replace('values.', ''),
    ]);
  });

  it('of another brand are not found', async () => {
    const [ours, theirs] = [await makeSide(), await makeSide()];
    server.actAs(ours.agent);
    expect((await get(theirs.brandId)).statusCode).toBe(404);
    expect((await change(theirs.brandId, { opens: '10:00' })).statusCode).toBe(404);
    expect((await server.app.inject({ url: `${url(theirs.brandId)}/history` })).statusCode).toBe(404);
    const list = (await server.app.inject({ url: '/api/crm/brand-hours' })).json();
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([ours.brandId]);
    expect(list.total).toBe(1);
    const [row] = await server.db.select().from(brandHours).where(eq(brandHours.id, theirs.brandId));
    expect(row).toMatchObject({ opens: '09:00', version: 1 });
  });
});

describe('changed business hours', () => {
  it('update the deadlines of unanswered leads only', async () => {
    const [ours, other] = [await makeSide(), await makeSide()];
    const waiting = [await ask(ours.campaignId), await ask(ours.campaignId), await ask(ours.campaignId)];
    const [called, won] = [await ask(ours.campaignId), await ask(ours.campaignId)];
    const foreign = await ask(other.campaignId);
    await work(called, { kind: 'contact', channel: 'call', outcome: 'reached' });
    await work(won, { kind: 'stage', stage: 'won' });
    const before = '2026-11-20T11:00:00.000Z';
    await change(ours.brandId, { lunchFrom: null, lunchTo: null, answerMinutes: 30 });
    await renewClocks(server.db, 2);
    for (const id of waiting) {
      expect(await rowOf(id)).toMatchObject({
        respondBy: new Date('2026-11-20T09:30:00Z'),
        dueAt: new Date('2026-11-20T09:30:00Z'),
        version: 1,
      });
    }
    expect([await clockOf(called), await clockOf(won), await clockOf(foreign)]).toEqual([
      before,
      before,
      before,
    ]);
    expect((await rowOf(won))?.dueAt.getUTCFullYear()).toBe(9999);
    const [row] = await server.db.select().from(brandHours).where(eq(brandHours.id, ours.brandId));
    expect(row).toMatchObject({ version: 2, clocksVersion: 2 });
  });

  it('update when a called lead is due again, but not until when it was to be called', async () => {
    const { brandId, campaignId } = await makeSide();
    const id = await ask(campaignId);
    await work(id, { kind: 'contact', channel: 'call', outcome: 'reached' });
    const respondBy = new Date('2026-11-20T11:00:00Z');
    expect(await rowOf(id)).toMatchObject({ respondBy, dueAt: new Date('2026-11-24T09:00:00Z') });
    await change(brandId, { days: '1,2,3,4,5,6', answerMinutes: 30 });
    await renewClocks(server.db);
    expect(await rowOf(id)).toMatchObject({ respondBy, dueAt: new Date('2026-11-23T09:00:00Z') });
  });

  it('wait for a concurrent lead with the old hours and update it', async () => {
    const { brandId, campaignId } = await makeSide();
    const id = await ask(campaignId);
    const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const asking = server.db.transaction(async (tx) => {
      const [form] = await tx.select().from(lead).where(eq(lead.id, id));
      await tx.delete(lead).where(eq(lead.id, id));
      const { now } = server.clock;
      const campaign = await findQuotableCampaign(tx, campaignId, now);
      await insertLead(tx, { locale: 'tr', userAgent: '' }, undefined, {
        ...{ id, campaign, customerId: null, createdAt: now },
        ...(form?.formId && { formId: form.formId }),
      });
      written();
      await isOver;
    });
    await isWritten;
    server.actAs(admin);
    const changing = change(brandId, { answerMinutes: 15 });
    const waiting = sql`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.db.execute(waiting)).rows).toEqual([{ count: 1 }]);
    finish();
    await asking;
    await changing;
    await renewClocks(server.db);
    expect(await clockOf(id)).toBe('2026-11-20T09:15:00.000Z');
  });
});
