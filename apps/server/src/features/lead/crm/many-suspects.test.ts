import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaignIntake } from '#server/features/campaign/table.ts';
import { assignmentRule } from '#server/features/lead/assignment/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { statementsOf } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { lead, leadEvent } from '../table.ts';
import { openReview } from './testing/review-desk.ts';

const desk = await openReview();
const { server, brandId, ask, get, post, review, undo, rowOf, claimsOf, placesTaken, applications } = desk;

const byCode = (one: { code: string }, other: { code: string }) => one.code.localeCompare(other.code);
const mailOf = async (id: string) => (await server.db.select().from(mail).where(eq(mail.leadId, id)))[0];

describe('acceptance of many', () => {
  it('writes many requests by the statements of one, each with its mail, clock, audit entry and count', async () => {
    const { campaignId, id: first } = await ask();
    const one = await statementsOf(() => review('accepted', first));
    const asked = [await ask({}, campaignId), await ask({}, campaignId), await ask()];
    const ids = asked.map(({ id }) => id);
    let outcome: Outcome | undefined;
    const all = await statementsOf(async () => {
      outcome = await review('accepted', ...ids);
    });
    expect(all.length).toBeLessThan(2 * one.length);
    expect(outcome).toMatchObject({ done: 3, failed: [] });
    const { respondBy } = (await rowOf(first)) ?? {};
    expect(respondBy).toBeInstanceOf(Date);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ review: 'accepted', isSuspect: false, version: 2, respondBy });
      expect(await mailOf(id)).toMatchObject({ template: 'request-received', isBulk: true });
      const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
      expect(kept.map(({ action }) => action)).toEqual(['suspect-accepted']);
    }
    // Somebody who is accepted alone may be waiting for the mail.
    expect(await mailOf(first)).toMatchObject({ isBulk: false });
    expect(await applications(campaignId)).toBe(3);
    expect(await applications(asked[2]?.campaignId ?? '')).toBe(1);
  });

  it('spreads the mails to one address, and confirms each in the language of its request', async () => {
    const email = 'hep@ornek.example';
    const ids = [(await ask({ email })).id, (await ask({ email })).id, (await ask({ email })).id];
    await server.db.execute(sql`update lead_context set language = 'en' where lead_id = ${ids[1]}`);
    await review('accepted', ...ids);
    const mails = await Promise.all(ids.map(mailOf));
    const hours = mails.map((one) => ((one?.notBefore.getTime() ?? 0) - testNow.getTime()) / 3_600_000);
    expect(hours.toSorted()).toEqual([0, 1, 2]);
    expect(mails.map((one) => one?.locale)).toEqual(['tr', 'en', 'tr']);
  });

  it('asks for the permission of those guests who gave one, in the mail of their own request', async () => {
    const marketing = { email: true, sms: false, call: false };
    const [giving, other] = [await ask({ marketing }), await ask()];
    await review('accepted', giving.id, other.id);
    expect((await mailOf(giving.id))?.data).toMatchObject({ asksPermission: true });
    expect((await mailOf(other.id))?.data).not.toHaveProperty('asksPermission');
  });

  it('assigns them in turn, the oldest first, within the capacities', async () => {
    const side = await makeBrand(server.db);
    const { id: campaignId } = await makeCampaign(server.db, { brandId: side.id });
    const [ada, can] = [
      await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: side.id }),
      await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: side.id }),
    ];
    await server.db.execute(sql`update assignee set capacity = 1 where account_id = ${can.id}`);
    await server.db.insert(assignmentRule).values({
      ...{ name: 'Sırayla', nameKey: 'sirayla', searchKey: 'sirayla', sortKey: 'sirayla' },
      ...{ brandId: side.id, people: `${ada.id},${can.id}`, isActive: true },
    });
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) {
      server.clock.now = new Date(testNow.getTime() + nth * 1_000);
      ids.push((await ask({}, campaignId)).id);
    }
    server.actAs({ ...desk.agent, brandId: side.id });
    await review('accepted', ...ids.toReversed());
    const owners = await Promise.all(ids.map(async (id) => (await rowOf(id))?.ownerId));
    expect(owners).toEqual([ada.id, can.id, ada.id, ada.id]);
    const { entries } = await get(`leads/${ids[1]}/story`);
    expect(entries).toContainEqual(
      expect.objectContaining({ by: null, what: { kind: 'assign', owner: can.username } }),
    );
  });

  it('accepts the others when the person of one has requested again and a campaign is full', async () => {
    const email = 'tekrar@ornek.example';
    const [twice, full, late] = [await ask({ email }), await ask(), await ask()];
    const other = await ask({}, full.campaignId);
    await review('refused', twice.id, full.id, other.id);
    await ask({ email, website: null }, twice.campaignId);
    await server.db
      .update(campaignIntake)
      .set({ requestLimit: 1 })
      .where(eq(campaignIntake.id, full.campaignId));
    const { done, failed } = await review('accepted', twice.id, full.id, other.id, late.id);
    expect(done).toBe(2);
    expect(failed.map(({ code }: { code: string }) => code).toSorted()).toEqual([
      'campaign-closed',
      'duplicate-quote',
    ]);
    expect(await rowOf(late.id)).toMatchObject({ review: 'accepted' });
    expect(await placesTaken(full.campaignId)).toBe(1);
    expect(await applications(full.campaignId)).toBe(1);
  });

  it('is undone by the statements of one, with the mails that still wait', async () => {
    const { campaignId, id: first } = await ask();
    const alone = await review('accepted', first);
    const one = await statementsOf(() => undo(alone.change));
    const ids = [(await ask({}, campaignId)).id, (await ask({}, campaignId)).id, (await ask()).id];
    const { change } = await review('accepted', ...ids);
    const all = await statementsOf(async () => {
      expect((await undo(change)).json()).toMatchObject({ done: 3, failed: [] });
    });
    expect(all.length).toBeLessThan(2 * one.length);
    // New requests wait for the counts of their campaigns.
    expect(all.slice(-2)).toEqual([expect.stringContaining('update campaign_stats'), 'commit']);
    for (const id of ids)
      expect(await rowOf(id)).toMatchObject({ review: null, isSuspect: true, version: 3 });
    expect(await Promise.all(ids.map(mailOf))).toEqual([undefined, undefined, undefined]);
    expect(await applications(campaignId)).toBe(0);
  });

  it.each([
    ['was sent', { state: 'sent', sentAt: testNow }, true],
    ['is being sent', { attempts: 1 }, true],
    ['was given up', { state: 'dead', attempts: 1, lastProblem: 'x' }, true],
    ['failed and is tried again later', { attempts: 1, lastProblem: 'x' }, false],
    ['is kept on a site without a mail server', { state: 'kept' }, false],
  ] as const)('when undone, a confirmation that %s stays: $2', async (_name, values, stays) => {
    const { id } = await ask();
    const { change } = await review('accepted', id);
    await server.db.update(mail).set(values).where(eq(mail.leadId, id));
    await undo(change);
    expect((await mailOf(id)) !== undefined).toBe(stays);
  });

  it('stays where somebody has worked since, which its undo reports by name', async () => {
    const [worked, idle] = [await ask({ name: 'Nermin' }), await ask()];
    const { change } = await review('accepted', worked.id, idle.id);
    await post('/api/crm/leads/work', {
      target: { kind: 'ids', ids: [worked.id] },
      action: { kind: 'stage', stage: 'offered' },
    });
    let outcome: Outcome | undefined;
    const all = await statementsOf(async () => {
      outcome = (await undo(change)).json();
    });
    const because = { id: worked.id, label: 'Nermin Yılmaz', code: 'record-changed' };
    expect(outcome).toMatchObject({ done: 1, failed: [because] });
    // The count of a campaign is locked after the others were tried as well.
    expect(all.slice(-2)).toEqual([expect.stringContaining('update campaign_stats'), 'commit']);
    expect(await applications(worked.campaignId)).toBe(1);
    expect(await applications(idle.campaignId)).toBe(0);
  });

  it('is possible for everything that a list shows', async () => {
    const ids = [(await ask({ name: 'Hepsi' })).id, (await ask({ name: 'Hepsi' })).id];
    const reply = await post('/api/crm/suspect-leads/review', {
      target: { kind: 'filter', query: { q: 'hepsi', stand: 'waiting' }, total: 2 },
      review: 'accepted',
    });
    expect(reply.json()).toMatchObject({ done: 2, failed: [] });
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ review: 'accepted', brandId });
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
    expect(await placesTaken(campaignId)).toBe(0);
    for (const id of ids) {
      expect(await rowOf(id)).toMatchObject({ review: 'refused', isActive: false, version: 2 });
      expect(await claimsOf(id)).toBe(0);
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
      expect(await claimsOf(id)).toBe(1);
      const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
      expect(kept.map(({ action }) => action).toSorted()).toEqual(['lead-work-undone', 'suspect-refused']);
      const events = await server.db.select().from(leadEvent).where(eq(leadEvent.leadId, id));
      expect(events).toMatchObject([{ kind: 'refuse', undoneAt: testNow }]);
    }
    expect(await placesTaken(campaignId)).toBe(3);

    const again = await review('refused', ...ids, twice.id, changed.id);
    await ask({ email: 'iki@ornek.example', website: null }, twice.campaignId);
    await review('accepted', changed.id);
    const { done, failed } = (await undo(again.change)).json();
    expect(done).toBe(3);
    expect(failed.toSorted(byCode)).toMatchObject([
      { id: twice.id, label: 'Elif Yılmaz', code: 'duplicate-quote' },
      { id: changed.id, label: 'Elif Yılmaz', code: 'record-changed' },
    ]);
    expect(await rowOf(twice.id)).toMatchObject({ review: 'refused', isActive: false, version: 2 });
    expect(await claimsOf(twice.id)).toBe(0);
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
    expect(await claimsOf(id)).toBe(0);
  });

  it('restores as many as a full campaign has places for', async () => {
    const { campaignId, id } = await ask();
    const others = [await ask({}, campaignId), await ask({}, campaignId), await ask()];
    const { change } = await review('refused', id, ...others.map((other) => other.id));
    await server.db.update(campaignIntake).set({ requestLimit: 2 }).where(eq(campaignIntake.id, campaignId));
    expect((await undo(change)).json()).toMatchObject({ done: 3, failed: [{ code: 'campaign-closed' }] });
    expect(await placesTaken(campaignId)).toBe(2);
    const again = (await undo(change)).json();
    expect(again).toMatchObject({ done: 0, failed: [{ code: 'campaign-closed' }] });
  });
});
