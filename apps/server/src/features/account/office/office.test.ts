import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, accountSession } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import {
  auditOf,
  currentUser,
  giveSecondFactor,
  mailsOf,
  makeAccount,
  postAuth,
  signIn,
} from '#server/testing/accounts.ts';
import { openPeople } from './testing/people-desk.ts';

const { office, far, brandId, entered, findAccount, signedIn, bites } = await openPeople();
const changeAccess = (id: string, given: object, was: object = { role: 'CUSTOMER', brandId: null }) =>
  office.send('POST', `people/${id}/access`, { ...given, was });

describe('role of an account', () => {
  it('takes effect on other nodes immediately, and a refresh returns the new role', async () => {
    const { id, cookies } = await signedIn();
    await giveSecondFactor(office.db, id);
    const reply = await changeAccess(id, { role: 'CRM_ADMIN', brandId });
    expect(reply.statusCode, reply.body).toBe(200);
    await bites(cookies);
    const cookie = `refreshToken=${cookies.refreshToken}`;
    const renewed = await postAuth(far.app, 'access-token', {}, { cookie });
    expect(renewed.json().user).toMatchObject({ role: 'CRM_ADMIN' });
    const isChange = and(eq(auditEntry.targetId, id), eq(auditEntry.action, 'role-changed'));
    const [entry] = await office.db.select().from(auditEntry).where(isChange);
    expect(entry).toMatchObject({
      actorId: entered.admin,
      changes: {
        role: { before: 'CUSTOMER', after: 'CRM_ADMIN' },
        brandId: { before: null, after: brandId },
      },
    });
  });

  it('is not changed when another person has changed it meanwhile', async () => {
    const { id } = await makeAccount(office.db, { role: 'CRM_ADMIN' });
    const reply = await changeAccess(id, { role: 'ADMIN' });
    expect(reply.json()).toMatchObject({ code: 'record-changed', current: { role: 'CRM_ADMIN' } });
    expect((await findAccount(id))?.role).toBe('CRM_ADMIN');
  });

  it.each(['access', 'active', 'second-factor/reset', 'erase'])(
    'cannot be changed by its own account, like everything else of it: %s',
    async (action) => {
      const body = {
        role: 'CUSTOMER',
        was: { role: 'ADMIN', brandId: null },
        isActive: false,
        username: 'x',
      };
      const reply = await office.send('POST', `people/${entered.admin}/${action}`, body);
      expect(reply.json()).toMatchObject({ status: 409, code: 'own-account' });
      expect(await findAccount(entered.admin)).toMatchObject({ role: 'ADMIN', isActive: true });
    },
  );
});

describe('last administrator', () => {
  it('remains when the last two are demoted concurrently', async () => {
    await office.db.update(account).set({ isActive: false }).where(eq(account.role, 'ADMIN'));
    const [one, two] = [
      await makeAccount(office.db, { role: 'ADMIN' }),
      await makeAccount(office.db, { role: 'ADMIN' }),
    ];
    const demote = (id: string) => changeAccess(id, { role: 'CUSTOMER' }, { role: 'ADMIN', brandId: null });
    const replies = await Promise.all([demote(one.id), demote(two.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const isActiveAdmin = and(eq(account.role, 'ADMIN'), eq(account.isActive, true));
    expect(await office.db.$count(account, isActiveAdmin)).toBe(1);
  });

  it('can be neither disabled nor demoted nor erased', async () => {
    await office.db.update(account).set({ isActive: false }).where(eq(account.role, 'ADMIN'));
    const { id, username } = await makeAccount(office.db, { role: 'ADMIN' });
    // A caller whose own account was deactivated a moment ago, while the call was running.
    const calls: [string, object][] = [
      ['active', { isActive: false }],
      ['access', { role: 'CUSTOMER', was: { role: 'ADMIN', brandId: null } }],
      ['erase', { username }],
    ];
    for (const [action, body] of calls) {
      const reply = await office.send('POST', `people/${id}/${action}`, body);
      expect(reply.json()).toMatchObject({ status: 409, code: 'last-admin' });
    }
    expect(await findAccount(id)).toMatchObject({ role: 'ADMIN', isActive: true });
  });
});

describe('managed account', () => {
  it('is signed out on every node when disabled, and can be enabled again', async () => {
    const { id, cookies, username } = await signedIn();
    await office.send('POST', `people/${id}/active`, { isActive: false });
    await bites(cookies);
    await office.send('POST', `people/${id}/active`, { isActive: true });
    expect((await currentUser(far.app, await signIn(far.app, username))).statusCode).toBe(200);
    const actions = await auditOf(office.db, id);
    expect(actions.filter((action) => action.startsWith('account-'))).toEqual([
      'account-disabled',
      'account-enabled',
    ]);
  });

  it('can be signed out in one browser or in all', async () => {
    const { id, username, cookies: first } = await signedIn();
    const [session] = await office.db.select().from(accountSession).where(eq(accountSession.accountId, id));
    const second = await signIn(far.app, username);
    await office.send('POST', `people/${id}/sessions/end`, { sessionId: session?.id });
    await bites(first);
    expect((await currentUser(far.app, second)).statusCode).toBe(200);
    await office.send('POST', `people/${id}/sessions/end`, {});
    await bites(second);
  });

  it("keeps a session that is named as another account's", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const [session] = await office.db
      .select()
      .from(accountSession)
      .where(eq(accountSession.accountId, theirs.id));
    const reply = await office.send('POST', `people/${mine.id}/sessions/end`, { sessionId: session?.id });
    expect(reply.statusCode).toBe(404);
    expect((await currentUser(far.app, theirs.cookies)).statusCode).toBe(200);
  });

  it('is notified and signed out when its second factor is reset', async () => {
    const { id, cookies } = await signedIn();
    await giveSecondFactor(office.db, id);
    expect((await office.send('POST', `people/${id}/second-factor/reset`)).statusCode).toBe(200);
    await bites(cookies);
    expect(await mailsOf(office.db, id)).toContain('second-factor-reset');
    expect(await auditOf(office.db, id)).toContain('second-factor-reset');
    const again = await office.send('POST', `people/${id}/second-factor/reset`);
    expect(again.json().code).toBe('second-factor-off');
  });

  it('is erased only when its username is typed', async () => {
    const { id, username, cookies } = await signedIn();
    const wrong = await office.send('POST', `people/${id}/erase`, { username: `${username}x` });
    expect(wrong.json()).toMatchObject({
      status: 400,
      fields: { username: recordErrors['other-username'] },
    });
    expect(await findAccount(id)).toBeDefined();
    expect((await office.send('POST', `people/${id}/erase`, { username })).statusCode).toBe(200);
    expect(await findAccount(id)).toBeUndefined();
    await bites(cookies);
    expect((await office.send('POST', `people/${id}/erase`, { username })).statusCode).toBe(404);
  });
});
