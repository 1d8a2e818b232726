import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { testNow } from '#server/testing/test-app.ts';
import { quoteForm } from '../table.ts';
import { openReview } from './testing/review-desk.ts';

const desk = await openReview();
const { server, agent, foreigner } = desk;
const { ask, get, post, review, undo, rowOf, idsIn, claimsOf, placesTaken, applications, mailsTo } = desk;

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
    expect(await placesTaken(campaignId)).toBe(0);
    expect(await claimsOf(id)).toBe(0);
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
    expect(await claimsOf(id)).toBe(1);
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
