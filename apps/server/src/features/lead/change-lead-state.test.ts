import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { makeLead } from '#server/testing/leads.ts';
import { member } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { changeLeadState } from './change-lead-state.ts';
import { findRequest } from './request/queries.ts';
import { lead, leadClaim, leadState } from './table.ts';
import { reclaimCampaign } from './writes.ts';

const agent = member(8, 'CRM_ADMIN');
const minute = 60_000;

let database: TestDatabase;
let id: string;
let customerId: string;
let campaignId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  customerId = (await makeAccount(database.db)).id;
  campaignId = (await makeCampaign(database.db)).id;
  const contact = { contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' };
  const made = await makeLead(database.db, {
    ...{ customerId, campaignId, ...contact, contactName: 'Ada', contactSurname: 'Su', createdAt: testNow },
  });
  id = made.id;
  const claimant = { email: contact.contactEmail, customerId };
  await reclaimCampaign(database.db, await fingerprinting(), made, claimant);
});
afterAll(() => database.drop());

const fingerprinting = async () => ({ services: { fingerprint: await fingerprintOf(database.db) } });
const later = (ms: number) => new Date(testNow.getTime() + ms);
const change = async (
  wanted: Parameters<typeof changeLeadState>[2]['change'],
  { caller = agent, now = testNow }: { readonly caller?: Caller; readonly now?: Date } = {},
) => {
  const by = { ...(await fingerprinting()), caller, now, address: '192.0.2.7' };
  await database.db.transaction((tx) => changeLeadState(tx, by, { leadId: id, change: wanted }));
};
const history = () =>
  database.db.select().from(leadState).where(eq(leadState.leadId, id)).orderBy(leadState.version);
const current = async () => (await database.db.select().from(lead).where(eq(lead.id, id)))[0];

describe('state change of a lead', () => {
  it('ends the deadline of the first answer by a withdrawal before it, until the request is restored', async () => {
    const byPerson = (at: number) => ({ now: later(at * minute), caller: member(1) });
    await database.db
      .update(lead)
      .set({ respondBy: later(30 * minute) })
      .where(eq(lead.id, id));
    await change({ kind: 'withdraw' }, byPerson(29));
    expect(await current()).toMatchObject({ respondBy: null });
    await change({ kind: 'restore' }, byPerson(30));
    // From noon, half an hour before lunch and half an hour after it.
    expect(await current()).toMatchObject({ respondBy: later(2 * 60 * minute) });
    await change({ kind: 'withdraw' }, byPerson(2 * 60 + 1));
    expect(await current()).toMatchObject({ respondBy: later(2 * 60 * minute) });
  });

  it('records both states, the time and the actor under the new version', async () => {
    await change({ kind: 'move', to: 'forwarded' });
    await change({ kind: 'move', to: 'contacted' }, { now: later(minute), caller: { kind: 'anonymous' } });
    await change({ kind: 'withdraw' }, { now: later(2 * minute), caller: member(1) });
    const step = { leadId: id, staffId: null };
    expect(await history()).toEqual([
      {
        ...{ ...step, version: 2, fromState: 'received', toState: 'forwarded', at: testNow },
        ...{ changedBy: 'staff', staffId: agent.id },
      },
      {
        ...{ ...step, version: 3, fromState: 'forwarded', toState: 'contacted', at: later(minute) },
        ...{ changedBy: 'installation' },
      },
      {
        ...{ ...step, version: 4, fromState: 'contacted', toState: 'withdrawn', at: later(2 * minute) },
        ...{ changedBy: 'requester' },
      },
    ]);
    expect(await current()).toMatchObject({ state: 'withdrawn', isActive: false, version: 4 });
  });

  it('is audited by id and field only', async () => {
    await change({ kind: 'move', to: 'closed' });
    const entries = await database.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries).toMatchObject([
      {
        ...{ action: 'lead-state-changed', targetKind: 'lead', fields: ['state'], network: '192.0.2.0/24' },
        ...{ actorId: agent.id, actorRole: 'CRM_ADMIN', at: testNow },
      },
    ]);
  });

  it('without an effect writes no step, audit entry or notification', async () => {
    await change({ kind: 'move', to: 'forwarded' });
    await change({ kind: 'move', to: 'forwarded' });
    await change({ kind: 'restore' });
    expect(await history()).toHaveLength(1);
    expect(await database.db.$count(auditEntry, eq(auditEntry.targetId, id))).toBe(1);
    expect(await database.db.$count(notification, eq(notification.accountId, customerId))).toBe(1);
  });

  it('that is refused writes nothing', async () => {
    await change({ kind: 'move', to: 'closed' });
    await expect(change({ kind: 'withdraw' })).rejects.toThrow('request-closed');
    expect(await current()).toMatchObject({ state: 'closed', version: 2 });
    expect(await database.db.$count(leadClaim, eq(leadClaim.leadId, id))).toBe(2);
    expect(await database.db.$count(auditEntry, eq(auditEntry.targetId, id))).toBe(1);
  });

  it('is refused for an unknown lead', async () => {
    await database.db.delete(lead).where(eq(lead.id, id));
    await expect(change({ kind: 'withdraw' })).rejects.toThrow('not-found');
  });

  it('back to an earlier state keeps the times of the earlier steps', async () => {
    await change({ kind: 'move', to: 'forwarded' });
    for (const turn of [1, 2]) {
      await change({ kind: 'withdraw' }, { now: later(turn * minute) });
      expect(await findRequest(database.db, id)).toMatchObject({ withdrawnAt: later(turn * minute) });
      await change({ kind: 'restore' }, { now: later(turn * minute + 1) });
    }
    expect(await findRequest(database.db, id)).toMatchObject({
      ...{ state: 'forwarded', forwardedAt: testNow, contactedAt: null, withdrawnAt: null },
    });
  });

  it('is serialised: concurrent changes produce one sequence of versions', async () => {
    const wanted = ['forwarded', 'contacted', 'closed'] as const;
    const changes = Array.from({ length: 30 }, (_, place) =>
      change({ kind: 'move', to: wanted[place % 3] ?? 'closed' }),
    );
    await Promise.allSettled(changes);
    const steps = await history();
    expect(steps.at(-1)?.toState).toBe('closed');
    expect(steps.map(({ version }) => version)).toEqual(steps.map((_, index) => index + 2));
    for (const [index, { fromState }] of steps.entries()) {
      expect(fromState).toBe(index === 0 ? 'received' : steps[index - 1]?.toState);
    }
    expect(await current()).toMatchObject({ state: 'closed', version: steps.length + 1 });
  });
});
