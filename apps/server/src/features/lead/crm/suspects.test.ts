import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaignIntake, campaignStats } from '#server/features/campaign/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { statementsOf } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead, leadClaim, leadEvent, quoteForm } from '../table.ts';

let server: TestApp;
let brandId: string;
let agent: Extract<Caller, { kind: 'member' }>;
let foreigner: Extract<Caller, { kind: 'member' }>;
beforeAll(async () => {
  server = await testApp();
  brandId = (await makeBrand(server.db)).id;
  agent = await makeAgent(brandId);
  foreigner = await makeAgent((await makeBrand(server.db)).id);
  server.actAs(agent);
});
afterEach(() => {
  server.clock.now = testNow;
  server.actAs(agent);
});
afterAll(() => server.close());

async function makeAgent(ofBrand: string) {
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: ofBrand });
  return { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: ofBrand } as const;
}

/** Sends a request that is suspected as a robot's, and returns its lead. */
async function ask(values: object = {}, campaignId?: string): Promise<{ id: string; campaignId: string }> {
  const asked = campaignId ?? (await makeCampaign(server.db, { brandId })).id;
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(asked, { website: 'x', ...values }));
  server.actAs(agent);
  return { id: reply.json().relationId, campaignId: asked };
}

const get = async (path: string) => (await server.app.inject({ url: `/api/crm/${path}` })).json();
const post = (path: string, body: unknown = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const review = async (wanted: 'accepted' | 'refused', ...ids: readonly string[]) =>
  (await post('/api/crm/suspect-leads/review', { target: { kind: 'ids', ids }, review: wanted })).json();
const undo = (change: string) => post(`/api/crm/changes/${change}/undo`);
const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];
const idsIn = async (path: string): Promise<string[]> =>
  (await get(path)).items.map(({ id }: { id: string }) => id);
const applications = async (campaignId: string) =>
  (await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, campaignId)))[0]
    ?.applications ?? 0;
const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code);
const mailsTo = (address: string) => server.db.$count(mail, eq(mail.recipientKey, address));

describe('suspect lead', () => {
  it('is listed separately with its reasons', async () => {
    const email = 'robot@ornek.example';
    const { id, campaignId } = await ask({ email, sending: { filledInMs: 100, hasScript: false } });
    const shown = await get(`suspect-leads/${id}`);
    expect(shown).toMatchObject({ suspicions: 'trap,too-fast', stand: 'waiting', reviewedAt: null });
    expect(await idsIn('suspect-leads?stand=waiting&q=robot')).toEqual([id]);
    expect(await idsIn('leads?q=robot')).toEqual([]);
    expect((await post(`/api/crm/leads/${id}/reveal`)).statusCode).toBe(404);
    const note = { action: { kind: 'note', note: 'Kim bu?' } };
    expect((await post(`/api/crm/leads/${id}/work`, note)).statusCode).toBe(404);
    expect(await applications(campaignId)).toBe(0);
    expect(await mailsTo(email)).toBe(0);
  });

  it('arrives when it is accepted: in the list, with deadline, mail and counts', async () => {
    const email = 'insan@ornek.example';
    const { id, campaignId } = await ask({ email });
    // Monday at eleven in Istanbul: an hour of business time ends at noon, before lunch.
    server.clock.now = new Date('2026-11-23T08:00:00Z');
    const { done, failed } = await review('accepted', id);
    expect({ done, failed }).toEqual({ done: 1, failed: [] });
    expect(await idsIn('leads?q=insan')).toEqual([id]);
    expect(await idsIn('suspect-leads?q=insan')).toEqual([]);
    expect(await rowOf(id)).toMatchObject({
      ...{ isSuspect: false, review: 'accepted', reviewedBy: agent.id, suspicions: ['trap'] },
      ...{ reviewedAt: server.clock.now, respondBy: new Date('2026-11-23T09:00:00Z'), createdAt: testNow },
    });
    expect(await applications(campaignId)).toBe(1);
    expect(await mailsTo(email)).toBe(1);
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.email, email));
    expect(form?.isSuspect).toBe(false);
    const { entries } = await get(`leads/${id}/story`);
    expect(entries).toContainEqual(
      expect.objectContaining({ what: { kind: 'accept', suspicions: ['trap'] }, by: agent.username }),
    );
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(kept.map(({ action }) => action)).toContain('suspect-accepted');
  });

  it('is accepted once and cannot be refused afterwards', async () => {
    const { id, campaignId } = await ask();
    const both = await Promise.all([review('accepted', id), review('accepted', id)]);
    expect(both.map(({ done }) => done)).toEqual([1, 1]);
    expect(await applications(campaignId)).toBe(1);
    expect(await review('refused', id)).toMatchObject({ done: 0, failed: [{ id, code: 'record-changed' }] });
  });

  it('shows in its timeline who viewed its contact data while it was suspect', async () => {
    const { id } = await ask();
    await post(`/api/crm/suspect-leads/${id}/reveal`);
    await review('accepted', id);
    const { entries } = await get(`leads/${id}/story`);
    expect(entries).toContainEqual(expect.objectContaining({ by: agent.username, what: { kind: 'opened' } }));
  });

  it('releases its place and campaign when refused, and can be accepted later', async () => {
    const email = 'belki@ornek.example';
    const { id, campaignId } = await ask({ email });
    await review('refused', id);
    expect(await rowOf(id)).toMatchObject({ isSuspect: true, isActive: false, review: 'refused' });
    const [intake] = await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
    expect(intake?.taken).toBe(0);
    expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(0);
    expect(await idsIn('suspect-leads?stand=waiting&q=belki')).toEqual([]);
    expect(await idsIn('suspect-leads?stand=refused&q=belki')).toEqual([id]);
    expect(await idsIn('leads?q=belki')).toEqual([]);
    expect((await review('accepted', id)).done).toBe(1);
    expect(await rowOf(id)).toMatchObject({ isSuspect: false, isActive: true, review: 'accepted' });
    expect(await mailsTo(email)).toBe(1);
  });

  it('cannot be accepted after a newer request of the same person', async () => {
    const email = 'yine@ornek.example';
    const { id, campaignId } = await ask({ email });
    await review('refused', id);
    const again = await ask({ email, website: null }, campaignId);
    expect(again.id).toEqual(expect.any(String));
    expect(await review('accepted', id)).toMatchObject({ done: 0, failed: [{ code: 'duplicate-quote' }] });
    expect(await rowOf(id)).toMatchObject({ isSuspect: true, review: 'refused' });
  });
});

describe('refusal of many', () => {
  it('writes many requests by the statements of one, and skips those that cannot be refused', async () => {
    const { campaignId, id: first } = await ask();
    const one = await statementsOf(() => review('refused', first));
    const asked = [await ask({}, campaignId), await ask({}, campaignId), await ask()];
    const [genuine, again] = [await ask({ name: 'Gerçek' }), await ask()];
    await review('accepted', genuine.id);
    await review('refused', again.id);
    const ids = asked.map(({ id }) => id);
    let outcome: Outcome | undefined;
    const all = await statementsOf(async () => {
      outcome = await review('refused', ...ids, again.id);
    });
    // Four requests in fewer than the statements of two.
    expect(all.length).toBeLessThan(2 * one.length);
    expect(outcome).toMatchObject({ done: 4, failed: [] });
    expect(await review('refused', genuine.id, ids[0] ?? '')).toMatchObject({
      ...{ done: 1, change: null },
      failed: [{ id: genuine.id, code: 'record-changed' }],
    });
    const [intake] = await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
    expect(intake?.taken).toBe(0);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ review: 'refused', isActive: false, version: 2 });
      expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(0);
      const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
      expect(kept.map(({ action }) => action)).toEqual(['suspect-refused']);
    }
    expect((await undo(outcome?.change ?? '')).json()).toMatchObject({ done: 3, failed: [] });
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ review: null, isActive: true, version: 3 });
  });
});

describe('undo of many refusals', () => {
  it('restores many requests by the statements of one, and reports why others stay refused', async () => {
    const { campaignId, id: first } = await ask();
    const { change } = await review('refused', first);
    const one = await statementsOf(() => undo(change));
    const [twice, changed] = [await ask({ email: 'iki@ornek.example' }), await ask()];
    const asked = [await ask({}, campaignId), await ask({}, campaignId), await ask()];
    const ids = asked.map(({ id }) => id);
    const many = await review('refused', ...ids);
    const all = await statementsOf(async () => {
      expect((await undo(many.change)).json()).toEqual({ done: 3, failed: [], change: null });
    });
    expect(all.length).toBeLessThan(2 * one.length);
    for (const id of ids) {
      const restored = { review: null, reviewedAt: null, reviewedBy: null, isActive: true, version: 3 };
      expect(await rowOf(id)).toMatchObject(restored);
      expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(1);
      const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
      expect(kept.map(({ action }) => action).toSorted()).toEqual(['lead-work-undone', 'suspect-refused']);
      const events = await server.db.select().from(leadEvent).where(eq(leadEvent.leadId, id));
      expect(events).toMatchObject([{ kind: 'refuse', undoneAt: testNow }]);
    }
    const [intake] = await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
    expect(intake?.taken).toBe(3);

    const again = await review('refused', ...ids, twice.id, changed.id);
    await ask({ email: 'iki@ornek.example', website: null }, twice.campaignId);
    await review('accepted', changed.id);
    const { done, failed } = (await undo(again.change)).json();
    expect(done).toBe(3);
    expect(failed.toSorted(byCode)).toMatchObject([
      { id: twice.id, label: 'Elif Yılmaz', code: 'duplicate-quote' },
      { id: changed.id, code: 'record-changed' },
    ]);
    expect(await rowOf(twice.id)).toMatchObject({ review: 'refused', isActive: false, version: 2 });
    expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, twice.id))).toBe(0);
    // What was restored has nothing left to undo.
    expect((await undo(many.change)).json()).toMatchObject({ done: 0, failed: { length: 3 } });
  });

  it('claims nothing for a request whose address has requested again', async () => {
    const email = 'ortak@ornek.example';
    const { id, campaignId } = await ask({ email });
    const customer = await makeAccount(server.db, { role: 'CUSTOMER' });
    await server.db.update(lead).set({ customerId: customer.id }).where(eq(lead.id, id));
    const { change } = await review('refused', id);
    await ask({ email, website: null }, campaignId);
    expect((await undo(change)).json()).toMatchObject({ done: 0, failed: [{ code: 'duplicate-quote' }] });
    expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(0);
  });

  it('restores as many as a full campaign has places for', async () => {
    const { campaignId, id } = await ask();
    const others = [await ask({}, campaignId), await ask({}, campaignId), await ask()];
    const { change } = await review('refused', id, ...others.map((other) => other.id));
    await server.db.update(campaignIntake).set({ requestLimit: 2 }).where(eq(campaignIntake.id, campaignId));
    expect((await undo(change)).json()).toMatchObject({ done: 3, failed: [{ code: 'campaign-closed' }] });
    const [intake] = await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
    expect(intake?.taken).toBe(2);
    const again = (await undo(change)).json();
    expect(again).toMatchObject({ done: 0, failed: [{ code: 'campaign-closed' }] });
  });
});

describe('undo of a review', () => {
  it.each(['accepted', 'refused'] as const)('restores everything within ten minutes: %s', async (wanted) => {
    const { id, campaignId } = await ask();
    const before = await rowOf(id);
    const { change } = await review(wanted, id);
    expect((await undo(change)).json()).toMatchObject({ done: 1, failed: [] });
    // Undo does not reset the time at which the data for the brand's system last changed.
    const deliveredAt = wanted === 'accepted' ? expect.any(Date) : null;
    expect(await rowOf(id)).toEqual({ ...before, version: 3, dueAt: expect.any(Date), toldAt: deliveredAt });
    expect(await applications(campaignId)).toBe(0);
    expect(await server.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(1);
  });

  it('is refused after further work or ten minutes', async () => {
    const { id } = await ask();
    const { change } = await review('accepted', id);
    server.clock.now = new Date(testNow.getTime() + 10 * 60_000 + 1);
    expect((await undo(change)).json().code).toBe('too-late-to-undo');
    server.clock.now = testNow;
    await post(`/api/crm/leads/${id}/work`, { action: { kind: 'stage', stage: 'qualified' } });
    expect((await undo(change)).json()).toMatchObject({ done: 0, failed: [{ code: 'record-changed' }] });
    expect(await rowOf(id)).toMatchObject({ isSuspect: false, stage: 'qualified' });
  });

  it('is possible in bulk for a filtered list', async () => {
    const [first, second] = [await ask({ name: 'Toplu' }), await ask({ name: 'Toplu' })];
    const query = { q: 'toplu', stand: 'waiting' };
    const reply = await post('/api/crm/suspect-leads/review', {
      target: { kind: 'filter', query, total: 2 },
      review: 'refused',
    });
    const { done, change } = reply.json();
    expect(done).toBe(2);
    expect((await undo(change)).json().done).toBe(2);
    const waiting = await idsIn('suspect-leads?stand=waiting&q=toplu');
    expect(waiting.toSorted()).toEqual([first.id, second.id].toSorted());
  });
});

describe('staff of another brand', () => {
  it('cannot find or review a suspect', async () => {
    const { id } = await ask({ name: 'Gizemli' });
    const { change } = await review('refused', (await ask()).id);
    server.actAs(foreigner);
    expect(await get('suspect-leads?q=gizemli')).toMatchObject({ items: [], total: 0 });
    expect((await server.app.inject({ url: `/api/crm/suspect-leads/${id}` })).statusCode).toBe(404);
    expect((await post(`/api/crm/suspect-leads/${id}/reveal`)).statusCode).toBe(404);
    const refused = await review('accepted', id);
    expect(refused).toMatchObject({ done: 0, failed: [{ id, label: id, code: 'not-found' }] });
    expect((await undo(change)).statusCode).toBe(404);
    expect(await rowOf(id)).toMatchObject({ isSuspect: true, review: null, version: 1 });
  });

  it.each([
    ['another verdict', { target: { kind: 'ids', ids: [] }, review: 'accepted' }],
    ['no ids', { review: 'accepted' }],
    ['a word for ids', { target: { kind: 'ids', ids: ['x'] }, review: 'accepted' }],
    ['no such review', { target: { kind: 'filter', query: {}, total: 1 }, review: 'maybe' }],
  ])('are refused with %s', async (_name, body) => {
    expect((await post('/api/crm/suspect-leads/review', body)).statusCode).toBe(400);
  });
});
