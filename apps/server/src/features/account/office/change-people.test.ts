import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { auditOf, currentUser, makeAccount } from '#server/testing/accounts.ts';
import { openPeople } from './testing/people-desk.ts';

const { office, far, entered, findAccount, signedIn, bites } = await openPeople();

const ids = (...people: readonly { readonly id: string }[]) => ({
  kind: 'ids',
  ids: people.map(({ id }) => id),
});
async function change(list: 'users' | 'customers', target: object, action: string) {
  const reply = await office.send('POST', `${list}/changes`, { target, action });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const undo = async (id: string) => (await office.undoChange(id)).json();
const isActive = async ({ id }: { readonly id: string }) => (await findAccount(id))?.isActive;

describe('bulk change of accounts', () => {
  it('disables them together, and undo enables those that were enabled before', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const before = await makeAccount(office.db, { isActive: false });
    const outcome = await change('customers', ids(one, two, before), 'disable');
    expect(outcome).toEqual({ done: 3, failed: [], change: expect.any(String) });
    await bites(one.cookies);
    await bites(two.cookies);
    expect(await undo(outcome.change)).toMatchObject({ done: 2, failed: [] });
    expect([await isActive(one), await isActive(two), await isActive(before)]).toEqual([true, true, false]);
    expect((await auditOf(office.db, one.id)).slice(-2)).toEqual(['account-disabled', 'account-enabled']);
  });

  it('writes one audit entry per account, with the values before and after, under one change', async () => {
    const people = [await makeAccount(office.db, {}), await makeAccount(office.db, {})];
    const outcome = await change('users', ids(...people), 'disable');
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.changeId, outcome.change));
    expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    for (const entry of entries)
      expect(entry).toMatchObject({
        actorId: entered.admin,
        action: 'account-disabled',
        fields: ['isActive'],
        changes: { isActive: { before: true, after: false } },
      });
  });

  it('applies to the accounts of a filtered list, up to the number shown', async () => {
    const name = 'Tekinsoy';
    const people = [await makeAccount(office.db, { name }), await makeAccount(office.db, { name })];
    const query = { q: name };
    const stale = await office.send('POST', 'customers/changes', {
      target: { kind: 'filter', query, total: 3 },
      action: 'disable',
    });
    expect(stale.json()).toMatchObject({ status: 409, code: 'selection-changed' });
    await change('customers', { kind: 'filter', query, total: 2 }, 'disable');
    for (const person of people) expect(await isActive(person)).toBe(false);
  });

  it("ends all sessions except the caller's, without an undo", async () => {
    const one = await signedIn();
    const self = { id: entered.admin };
    const outcome = await change('users', ids(one, self), 'end-sessions');
    expect(outcome).toMatchObject({ done: 1, change: null, failed: [{ id: self.id, code: 'own-account' }] });
    await bites(one.cookies);
    expect(await auditOf(office.db, one.id)).toContain('sessions-ended');
    expect((await currentUser(far.app, one.cookies)).statusCode).toBe(401);
  });

  it('does not disable the last administrator or the caller', async () => {
    await office.db.update(account).set({ isActive: false }).where(eq(account.role, 'ADMIN'));
    const [last, other] = [
      await makeAccount(office.db, { role: 'ADMIN' }),
      await makeAccount(office.db, { role: 'CRM_ADMIN' }),
    ];
    const outcome = await change('users', ids(last, other, { id: entered.admin }), 'disable');
    expect(outcome.done).toBe(1);
    expect(outcome.failed.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [last.id, 'last-admin'],
      [entered.admin, 'own-account'],
    ]);
    expect([await isActive(last), await isActive(other)]).toEqual([true, false]);
  });

  it('does not overwrite later changes on undo', async () => {
    const [one, two] = [await makeAccount(office.db, {}), await makeAccount(office.db, {})];
    const { change: made } = await change('users', ids(one, two), 'disable');
    await office.send('POST', `people/${one.id}/active`, { isActive: true });
    await office.send('POST', `people/${one.id}/active`, { isActive: false });
    const outcome = await undo(made);
    expect(outcome).toMatchObject({ done: 1, failed: [{ id: one.id, code: 'record-changed' }] });
    expect([await isActive(one), await isActive(two)]).toEqual([false, true]);
  });

  it('does not treat accounts of other roles as customers', async () => {
    const agent = await makeAccount(office.db, { role: 'CRM_ADMIN' });
    const outcome = await change('customers', ids(agent), 'disable');
    expect(outcome).toMatchObject({ done: 0, failed: [{ id: agent.id, code: 'not-found' }] });
    expect(await office.db.$count(account, and(eq(account.id, agent.id), eq(account.isActive, true)))).toBe(
      1,
    );
  });
});
