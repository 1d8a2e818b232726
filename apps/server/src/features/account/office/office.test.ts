import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, accountSession, oneTimeToken } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import {
  auditOf,
  currentUser,
  giveSecondFactor,
  mailedTokens,
  mailsOf,
  makeAccount,
  postAuth,
  signIn,
} from '#server/testing/accounts.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { refuseLastAdmin } from '../last-admin.ts';

let office: Office;
/** Another node, at which people are signed in for real. */
let far: TestApp;
let admin: string;
let brandId: string;
beforeAll(async () => {
  office = await openOffice();
  far = await testApp({ on: office.database });
  brandId = (await makeBrand(office.db)).id;
});
beforeEach(async () => {
  admin = (await office.enter('ADMIN')).id;
});
afterAll(async () => {
  await far.close();
  await office.close();
});

const findAccount = async (id: string) => {
  const [row] = await office.db.select().from(account).where(eq(account.id, id));
  return row;
};
const changeAccess = (id: string, given: object, was: object = { role: 'CUSTOMER', brandId: null }) =>
  office.send('POST', `people/${id}/access`, { ...given, was });
/** Somebody who is signed in at the other node. */
async function signedIn(values: Partial<typeof account.$inferInsert> = {}) {
  const made = await makeAccount(office.db, values);
  const cookies = await signIn(far.app, made.username);
  expect((await currentUser(far.app, cookies)).statusCode).toBe(200);
  return { ...made, cookies };
}
const bites = (cookies: Record<string, string>) =>
  vi.waitFor(async () => expect((await currentUser(far.app, cookies)).statusCode).toBe(401), {
    timeout: 5_000,
    interval: 50,
  });

describe('an invitation', () => {
  const invitation = { username: 'davetli', email: 'davetli@ornek.example', role: 'CRM_ADMIN', locale: 'tr' };
  const setPassword = (token: string) =>
    postJson(far.app, '/api/public/new-passwords', {
      token,
      password: 'Erik-Agaci9',
      passwordConfirmation: 'Erik-Agaci9',
    });

  it('makes an account of a role whose owner sets the password, once, within 48 hours', async () => {
    const reply = await office.send('POST', 'people', { ...invitation, brandId });
    expect(reply.statusCode, reply.body).toBe(200);
    const { id } = reply.json();
    expect(await findAccount(id)).toMatchObject({ role: 'CRM_ADMIN', brandId, emailVerifiedAt: null });
    expect(await mailsOf(office.db, id)).toEqual(['invitation']);
    expect(await auditOf(office.db, id)).toEqual(['invitation-sent']);
    const [link] = await office.db.select().from(oneTimeToken).where(eq(oneTimeToken.accountId, id));
    expect(link?.expiresAt).toEqual(new Date(testNow.getTime() + 48 * 3_600_000));
    const [{ data } = { data: {} }] = await office.db.select().from(mail).where(eq(mail.accountId, id));
    const token = new URL('url' in data ? String(data.url) : '').searchParams.get('kod') ?? '';
    const taken = await setPassword(token);
    expect(taken.statusCode, taken.body).toBe(200);
    expect((await setPassword(token)).json().code).toBe('link-not-valid');
    expect(await findAccount(id)).toMatchObject({ role: 'CRM_ADMIN', brandId, emailVerifiedAt: testNow });
    const login = await postAuth(far.app, 'login', { username: 'davetli', password: 'Erik-Agaci9' });
    // The role waits for the second factor.
    expect(login.json().user).toMatchObject({ role: 'CUSTOMER', secondFactor: 'required' });
  });

  describe('is opened by its link', () => {
    const openLink = (token: string) => postJson(far.app, '/api/public/invitations/open', { token });
    const accept = (token: string, username: string, more: object = {}) =>
      postJson(far.app, '/api/public/invitations/accept', {
        ...{ token, username, password: 'Erik-Agaci9', passwordConfirmation: 'Erik-Agaci9' },
        ...more,
      });
    const invite = async (username: string) => {
      const given = { ...invitation, username, email: `${username}@ornek.example`, role: 'ADMIN' };
      const { id } = (await office.send('POST', 'people', given)).json();
      const [{ data } = { data: {} }] = await office.db.select().from(mail).where(eq(mail.accountId, id));
      const url = new URL('url' in data ? String(data.url) : '');
      expect(url.pathname).toBe('/davet');
      return { id: String(id), token: url.searchParams.get('kod') ?? '' };
    };

    it('which tells who invited, for what and until when, and takes name and password once', async () => {
      const { id, token } = await invite('cagrilan');
      const until = new Date(testNow.getTime() + 48 * 3_600_000).toISOString();
      expect((await openLink(token)).json()).toEqual({
        ...{ state: 'open', until },
        invitation: { username: 'cagrilan', role: 'ADMIN', invitedBy: expect.stringMatching(/./) },
      });
      expect((await accept(token, 'kendi.adim')).statusCode).toBe(200);
      expect(await findAccount(id)).toMatchObject({ username: 'kendi.adim', emailVerifiedAt: testNow });
      expect((await openLink(token)).json()).toEqual({ state: 'used', until, invitation: null });
      expect((await accept(token, 'bir.daha')).json().code).toBe('link-not-valid');
      expect((await findAccount(id))?.username).toBe('kendi.adim');
      const login = await postAuth(far.app, 'login', { username: 'kendi.adim', password: 'Erik-Agaci9' });
      expect(login.statusCode).toBe(200);
    });

    it('which says that it ran out, and opens nothing any more', async () => {
      const { token } = await invite('gec-kalan');
      far.clock.now = new Date(testNow.getTime() + 48 * 3_600_000);
      expect((await openLink(token)).json()).toMatchObject({ state: 'expired', invitation: null });
      expect((await accept(token, 'gec-kalan')).json().code).toBe('link-not-valid');
      far.clock.now = testNow;
    });

    it('and by no other', async () => {
      for (const token of ['', 'x', 'x'.repeat(200)])
        expect((await openLink(token)).json().code).toBe('link-not-valid');
    });

    it.each([
      ['cok', { username: 'taken' }, { username: 'Davetli' }],
      ['cok2', { username: 'invalid-username' }, { username: 'a b' }],
      ['cok3', { password: 'names-owner' }, { password: 'Cok3-Gizli!', passwordConfirmation: 'Cok3-Gizli!' }],
      ['cok4', { passwordConfirmation: 'x' }, { passwordConfirmation: 'Baska-Sifre9' }],
    ])('and stays open where what %s chose is refused', async (name, fields, more) => {
      const { token } = await invite(`${name}-kisi`);
      const refused = await accept(token, `${name}`, more);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, Object.keys(fields)]);
      expect((await openLink(token)).json().state).toBe('open');
    });

    it('of two who accept at once one gets it', async () => {
      const { token } = await invite('iki-kez');
      const replies = await Promise.all(['birinci.ad', 'ikinci.ad'].map((name) => accept(token, name)));
      expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    });
  });

  it.each<[string, object, object]>([
    [
      'a username that somebody has',
      { username: 'Davetli', email: 'x@ornek.example' },
      { username: 'taken' },
    ],
    [
      'an address that somebody has',
      { username: 'baska', email: 'DAVETLI@ornek.example' },
      { email: 'taken' },
    ],
    ['no address', { email: '' }, { email: 'required' }],
    ['a brand user without brand', { username: 'b1', role: 'BRAND' }, { username: 'short-username' }],
    ['a brand user without brand', { username: 'b11', role: 'BRAND' }, { brandId: 'required' }],
    ['a role that there is not', { username: 'b12', role: 'ROOT' }, { role: 'not-a-choice' }],
  ])('with %s is refused field by field', async (_name, given, fields) => {
    const reply = await office.send('POST', 'people', { ...invitation, ...given });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(fields));
  });

  it('is sent again while the address is not verified, and the former link ends', async () => {
    const given = { username: 'tekrar', email: 'tekrar@ornek.example', role: 'CUSTOMER', locale: 'en' };
    const { id } = (await office.send('POST', 'people', given)).json();
    office.clock.now = new Date(testNow.getTime() + 60_000);
    expect((await office.send('POST', `people/${id}/link`)).statusCode).toBe(200);
    office.clock.now = testNow;
    expect(await mailsOf(office.db, id)).toEqual(['invitation', 'invitation']);
    expect(await office.db.$count(oneTimeToken, eq(oneTimeToken.accountId, id))).toBe(1);
  });

  it('of somebody who registered by themselves is a link that verifies', async () => {
    const { id } = await makeAccount(office.db, { emailVerifiedAt: null });
    await office.send('POST', `people/${id}/link`);
    expect(await mailedTokens(office.db, id, 'verify-email')).toHaveLength(1);
  });
});

describe('a role', () => {
  it('that is changed while the person works bites on another node, and a refresh brings the new one', async () => {
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
      actorId: admin,
      changes: {
        role: { before: 'CUSTOMER', after: 'CRM_ADMIN' },
        brandId: { before: null, after: brandId },
      },
    });
  });

  it('that somebody else changed meanwhile is told, and stays', async () => {
    const { id } = await makeAccount(office.db, { role: 'CRM_ADMIN' });
    const reply = await changeAccess(id, { role: 'ADMIN' });
    expect(reply.json()).toMatchObject({ code: 'record-changed', current: { role: 'CRM_ADMIN' } });
    expect((await findAccount(id))?.role).toBe('CRM_ADMIN');
  });

  it.each(['access', 'active', 'second-factor/reset', 'erase'])(
    'is never one’s own to change, nor is anything else of the account: %s',
    async (deed) => {
      const body = {
        role: 'CUSTOMER',
        was: { role: 'ADMIN', brandId: null },
        isActive: false,
        username: 'x',
      };
      const reply = await office.send('POST', `people/${admin}/${deed}`, body);
      expect(reply.json()).toMatchObject({ status: 409, code: 'own-account' });
      expect(await findAccount(admin)).toMatchObject({ role: 'ADMIN', isActive: true });
    },
  );
});

describe('the last administrator', () => {
  it('stays where the last two go at once', async () => {
    await office.db.update(account).set({ isActive: false }).where(eq(account.role, 'ADMIN'));
    const [one, two] = [
      await makeAccount(office.db, { role: 'ADMIN' }),
      await makeAccount(office.db, { role: 'ADMIN' }),
    ];
    const disable = (id: string) =>
      office.db.transaction(async (tx) => {
        await refuseLastAdmin(tx, id);
        await tx.update(account).set({ isActive: false }).where(eq(account.id, id));
      });
    const outcomes = await Promise.allSettled([disable(one.id), disable(two.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isActiveAdmin = and(eq(account.role, 'ADMIN'), eq(account.isActive, true));
    expect(await office.db.$count(account, isActiveAdmin)).toBe(1);
  });

  it('is neither disabled, demoted nor erased by a call', async () => {
    await office.db.update(account).set({ isActive: false }).where(eq(account.role, 'ADMIN'));
    const { id, username } = await makeAccount(office.db, { role: 'ADMIN' });
    // Somebody whose own account was disabled a moment ago, and whose call is under way.
    const calls: [string, object][] = [
      ['active', { isActive: false }],
      ['access', { role: 'CUSTOMER', was: { role: 'ADMIN', brandId: null } }],
      ['erase', { username }],
    ];
    for (const [deed, body] of calls) {
      const reply = await office.send('POST', `people/${id}/${deed}`, body);
      expect(reply.json()).toMatchObject({ status: 409, code: 'last-admin' });
    }
    expect(await findAccount(id)).toMatchObject({ role: 'ADMIN', isActive: true });
  });
});

describe('somebody', () => {
  it('who is disabled is out on every node, and can be let in again', async () => {
    const { id, cookies, username } = await signedIn();
    await office.send('POST', `people/${id}/active`, { isActive: false });
    await bites(cookies);
    await office.send('POST', `people/${id}/active`, { isActive: true });
    expect((await currentUser(far.app, await signIn(far.app, username))).statusCode).toBe(200);
    const deeds = await auditOf(office.db, id);
    expect(deeds.filter((deed) => deed.startsWith('account-'))).toEqual([
      'account-disabled',
      'account-enabled',
    ]);
  });

  it('is signed out in one browser, or in all', async () => {
    const { id, username, cookies: first } = await signedIn();
    const [session] = await office.db.select().from(accountSession).where(eq(accountSession.accountId, id));
    const second = await signIn(far.app, username);
    await office.send('POST', `people/${id}/sessions/end`, { sessionId: session?.id });
    await bites(first);
    expect((await currentUser(far.app, second)).statusCode).toBe(200);
    await office.send('POST', `people/${id}/sessions/end`, {});
    await bites(second);
  });

  it('keeps a session that is named as another’s', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const [session] = await office.db
      .select()
      .from(accountSession)
      .where(eq(accountSession.accountId, theirs.id));
    const reply = await office.send('POST', `people/${mine.id}/sessions/end`, { sessionId: session?.id });
    expect(reply.statusCode).toBe(404);
    expect((await currentUser(far.app, theirs.cookies)).statusCode).toBe(200);
  });

  it('whose second factor is reset hears of it, and is signed out', async () => {
    const { id, cookies } = await signedIn();
    await giveSecondFactor(office.db, id);
    expect((await office.send('POST', `people/${id}/second-factor/reset`)).statusCode).toBe(200);
    await bites(cookies);
    expect(await mailsOf(office.db, id)).toContain('second-factor-reset');
    expect(await auditOf(office.db, id)).toContain('second-factor-reset');
    const again = await office.send('POST', `people/${id}/second-factor/reset`);
    expect(again.json().code).toBe('second-factor-off');
  });

  it('is erased where their username was typed, and not otherwise', async () => {
    const { id, username, cookies } = await signedIn();
    const wrong = await office.send('POST', `people/${id}/erase`, { username: `${username}x` });
    expect(wrong.json()).toMatchObject({ status: 400, fields: { username: expect.any(String) } });
    expect(await findAccount(id)).toBeDefined();
    expect((await office.send('POST', `people/${id}/erase`, { username })).statusCode).toBe(200);
    expect(await findAccount(id)).toBeUndefined();
    await bites(cookies);
    expect((await office.send('POST', `people/${id}/erase`, { username })).statusCode).toBe(404);
  });
});
