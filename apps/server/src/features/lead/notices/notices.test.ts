import type { Caller } from '@ayrac/domain/access.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mail } from '#server/features/mail/table.ts';
import type { Services } from '#server/services.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { makeLead, withdrawLead } from '#server/testing/leads.ts';
import { jobServices, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';
import { remindOfActions } from './remind-of-actions.ts';
import { leaveNotices } from './writes.ts';

let server: TestApp;
let services: Services;
let customerId: string;
beforeAll(async () => {
  server = await testApp();
  services = await jobServices(server);
  ({ id: customerId } = await makeAccount(server.db));
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  server.app.inject({
    method,
    url: `/api/crm/${path}`,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  });
const minutes = (count: number) => new Date(testNow.getTime() + count * minuteInMs);

/** Makes a person who works for a brand, and makes them the current caller. */
async function makeSide() {
  const { id: brandId } = await makeBrand(server.db);
  const title = `Kampanya ${brandId}`;
  const { id: campaignId } = await makeCampaign(server.db, { brandId, title });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  const agent: Caller = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId };
  server.actAs(agent);
  return { brandId, campaignId, title, agent, id };
}
type Side = Awaited<ReturnType<typeof makeSide>>;

async function plan(side: Side, values: object = {}) {
  const { id } = await makeLead(server.db, {
    ...{ campaignId: side.campaignId, customerId, ownerId: side.id },
    ...{ contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
    ...{ contactName: 'Ada', contactSurname: 'Su', createdAt: testNow, dueAt: minutes(10) },
    ...{ nextAction: 'Fiyatı bildir', nextActionAt: minutes(10) },
    ...values,
  });
  return id;
}
async function remindAt(now: Date) {
  server.clock.now = now;
  await remindOfActions(server.db, services, 2);
}
const notices = async () => (await call('GET', 'notices')).json();
const mailsTo = (accountId: string) =>
  server.db
    .select()
    .from(mail)
    .where(and(eq(mail.accountId, accountId), eq(mail.template, 'leads-planned')));
const see = (...ids: readonly string[]) => call('POST', 'notices/seen', { ids });

describe('reminder of a planned action', () => {
  it('is sent to the owner once, in the office and by mail, on two nodes too', async () => {
    const side = await makeSide();
    const ids = [await plan(side), await plan(side), await plan(side)];
    await remindAt(minutes(9));
    expect(await notices()).toEqual({ items: [], total: 0 });
    server.clock.now = minutes(10);
    await Promise.all([remindOfActions(server.db, services, 2), remindOfActions(server.db, services, 2)]);
    await remindAt(minutes(11));
    const { items, total } = await notices();
    expect(total).toBe(3);
    expect(items.map(({ leadId }: { leadId: string }) => leadId).toSorted()).toEqual(ids.toSorted());
    expect(items[0]).toMatchObject({
      ...{ kind: 'plan', name: 'Ada Su', campaign: side.title, nextAction: 'Fiyatı bildir' },
      at: minutes(10).toISOString(),
    });
    const mails = (await mailsTo(side.id)).map(({ data }) => data as { count: number });
    expect(mails.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(JSON.stringify(mails)).not.toMatch(/Ada|ornek|90532|Fiyat/);
  });

  it('is sent again for a changed plan, without a mail to people who want none', async () => {
    const side = await makeSide();
    const id = await plan(side);
    const wanting = { version: 1, values: { wantsMail: false } };
    expect((await call('PATCH', `assignees/${side.id}`, wanting)).statusCode).toBe(200);
    await remindAt(minutes(10));
    expect(await see((await notices()).items[0].id)).toMatchObject({ statusCode: 200 });
    expect(await notices()).toEqual({ items: [], total: 0 });
    const action = { kind: 'plan', action: 'Yeniden ara', at: minutes(30).toISOString() };
    expect((await call('POST', `leads/${id}/work`, { action })).statusCode).toBe(200);
    await remindAt(minutes(30));
    expect((await notices()).items).toMatchObject([{ leadId: id, nextAction: 'Yeniden ara' }]);
    expect(await mailsTo(side.id)).toEqual([]);
  });

  it('is not sent for snoozed, closed, withdrawn, merged, suspect, long overdue or unassigned leads', async () => {
    const side = await makeSide();
    const [snoozed, won, withdrawn, kept] = [
      await plan(side, { snoozedUntil: minutes(60) }),
      await plan(side),
      await plan(side),
      await plan(side, { nextActionAt: null }),
    ] as const;
    await plan(side, { isSuspect: true });
    await plan(side, { mergedInto: kept });
    await plan(side, { ownerId: null });
    await plan(side, { nextActionAt: minutes(-24 * 60) });
    const { id: gone } = await makeAccount(server.db, {
      role: 'CRM_ADMIN',
      brandId: (await makeBrand(server.db)).id,
    });
    await plan(side, { ownerId: gone });
    await call('POST', `leads/${won}/work`, { action: { kind: 'stage', stage: 'won' } });
    await withdrawLead(server.db, withdrawn);
    await remindAt(minutes(20));
    expect(await notices()).toEqual({ items: [], total: 0 });
    expect(await mailsTo(gone)).toEqual([]);
    await remindAt(minutes(61));
    expect((await notices()).items).toMatchObject([{ leadId: snoozed }]);
  });
});

describe('notice of a lead', () => {
  it('disappears when the lead is done or reassigned', async () => {
    const side = await makeSide();
    const { id: colleague } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: side.brandId });
    const [called, given] = [await plan(side), await plan(side)];
    await remindAt(minutes(10));
    expect((await notices()).total).toBe(2);
    const actions = [
      [called, { kind: 'contact', channel: 'call', outcome: 'reached' }],
      [given, { kind: 'assign', ownerId: colleague }],
    ] as const;
    for (const [id, action] of actions) {
      expect((await call('POST', `leads/${id}/work`, { action })).statusCode).toBe(200);
    }
    expect(await notices()).toEqual({ items: [], total: 0 });
  });

  it('is visible to its recipient only, and not after they leave the brand', async () => {
    const ours = await makeSide();
    const id = await plan(ours);
    await remindAt(minutes(10));
    const [{ id: noticeId }] = (await notices()).items;
    const theirs = await makeSide();
    expect(await notices()).toEqual({ items: [], total: 0 });
    expect((await see(noticeId)).json()).toEqual({ seen: 0 });
    // A notice about another brand's request, which should not exist, stays invisible.
    await leaveNotices(server.db, { leadId: id, kind: 'tell', people: [theirs.id], now: minutes(10) });
    expect(await notices()).toEqual({ items: [], total: 0 });
    server.actAs(ours.agent);
    expect((await notices()).total).toBe(1);
    const [row] = await server.db.select().from(lead).where(eq(lead.id, id));
    expect(row).toMatchObject({ version: 1, remindedFor: minutes(10) });
  });

  it.each([
    [{}],
    [{ ids: [] }],
    [{ ids: ['x'] }],
    [{ ids: 'x' }],
    [{ ids: Array.from({ length: 21 }, () => crypto.randomUUID()) }],
  ])('is not marked as read by %j', async (body) => {
    await makeSide();
    expect((await call('POST', 'notices/seen', body)).statusCode).toBe(400);
  });
});
