import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import {
  cookieHeader,
  cookiesOf,
  currentUser,
  giveSecondFactor,
  makeAccount,
  postAuth,
  signIn,
} from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { account, accountSession, refreshToken } from '../table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
};
const refresh = (
  cookies: Readonly<Record<string, string>>,
  browser: { userAgent?: string; address?: string } = {},
) => postAuth(server.app, 'access-token', {}, { cookie: cookieHeader(cookies), ...browser });

async function signedIn(body: Readonly<Record<string, unknown>> = {}) {
  const { id, username } = await makeAccount(server.db);
  return { id, username, cookies: await signIn(server.app, username, body) };
}

describe('refresh', () => {
  // Specification 7.22
  it('exchanges the refresh cookie for new tokens, the user and the expiry', async () => {
    const { id, cookies } = await signedIn();
    wait(900);
    expect((await currentUser(server.app, cookies)).statusCode).toBe(401);
    const reply = await refresh(cookies);
    expect(reply.json()).toEqual({
      user: expect.objectContaining({ id }),
      expiresAt: '2026-11-20T09:30:00.000Z',
    });
    const renewed = cookiesOf(reply);
    expect(renewed.refreshToken).not.toBe(cookies.refreshToken);
    expect((await currentUser(server.app, renewed)).statusCode).toBe(200);
  });

  it('keeps the hour when the account was last seen, unless another transaction holds it', async () => {
    const { id, cookies } = await signedIn();
    const isSeen = eq(account.id, id);
    const lastSeen = async () =>
      (await server.db.select({ at: account.lastSeenAt }).from(account).where(isSeen))[0]?.at;
    expect(await lastSeen()).toEqual(testNow);
    wait(900);
    const soon = cookiesOf(await refresh(cookies));
    expect(await lastSeen()).toEqual(testNow);
    wait(2_700);
    const later = cookiesOf(await refresh(soon));
    expect(await lastSeen()).toEqual(server.clock.now);
    const before = server.clock.now;
    wait(3_600);
    await server.db.transaction(async (tx) => {
      await tx.select().from(account).where(isSeen).for('no key update');
      expect((await refresh(later)).statusCode).toBe(200);
    });
    expect(await lastSeen()).toEqual(before);
  });

  it('can be repeated, each time with the next token', async () => {
    let { cookies } = await signedIn();
    for (let round = 0; round < 5; round += 1) {
      wait(900);
      const reply = await refresh(cookies);
      expect(reply.statusCode).toBe(200);
      cookies = cookiesOf(reply);
    }
  });

  it('stores only a hash of the token', async () => {
    const { id, cookies } = await signedIn();
    const [row] = await server.db
      .select({ hash: refreshToken.tokenHash })
      .from(refreshToken)
      .innerJoin(accountSession, eq(accountSession.id, refreshToken.sessionId))
      .where(eq(accountSession.accountId, id));
    expect(row?.hash).toMatch(/^[\w-]{43}$/);
    expect(row?.hash).not.toBe(cookies.refreshToken);
  });

  it('uses the current role of the account', async () => {
    const { id, cookies } = await signedIn();
    await giveSecondFactor(server.db, id);
    await server.db.update(account).set({ role: 'ADMIN' }).where(eq(account.id, id));
    expect((await refresh(cookies)).json().user.role).toBe('ADMIN');
  });

  it.each([
    ['no cookie', {}],
    ['a token that was never issued', { refreshToken: 'x'.repeat(43) }],
    ['an access token', { refreshToken: 'a.b.c' }],
  ])('is refused with %s, and the cookies are cleared', async (_name, cookies) => {
    const reply = await refresh(cookies);
    expect(reply.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(reply.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['accessToken', '', 0],
      ['refreshToken', '', 0],
      ['signedIn', '', 0],
    ]);
  });

  it.each([
    [false, 24 * 3_600],
    [true, 30 * 86_400],
  ])('keeps a session (remembered: %s) that was used within %i seconds', async (rememberMe, seconds) => {
    const { cookies } = await signedIn({ rememberMe });
    wait(seconds - 1);
    const reply = await refresh(cookies);
    expect(reply.statusCode).toBe(200);
    wait(seconds);
    expect((await refresh(cookiesOf(reply))).statusCode).toBe(401);
  });

  it('extends a remembered session up to 180 days after the login', async () => {
    let { cookies } = await signedIn({ rememberMe: true });
    const use = async (days: number) => {
      wait(days * 86_400);
      const reply = await refresh(cookies);
      cookies = { ...cookies, ...cookiesOf(reply) };
      return {
        status: reply.statusCode,
        left: reply.cookies.find(({ name }) => name === 'refreshToken')?.maxAge,
      };
    };
    for (let time = 1; time <= 6; time += 1) await use(25);
    expect(await use(25)).toEqual({ status: 200, left: 5 * 86_400 });
    expect(await use(5)).toEqual({ status: 401, left: 0 });
  });

  it('is refused for a disabled account', async () => {
    const { id, cookies } = await signedIn();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, id));
    expect((await refresh(cookies)).statusCode).toBe(401);
  });
});

describe('used refresh token', () => {
  it('returns the lost answer to the same browser for ten seconds, from any address', async () => {
    const { cookies } = await signedIn();
    const first = cookiesOf(await refresh(cookies));
    wait(10);
    const again = await refresh(cookies, { address: '198.51.100.9' });
    expect(cookiesOf(again).refreshToken).toBe(first.refreshToken);
    expect((await refresh(first)).statusCode).toBe(200);
  });

  it('returns the newest token when the lost one has been used meanwhile', async () => {
    const { cookies } = await signedIn();
    const second = cookiesOf(await refresh(cookies));
    const third = cookiesOf(await refresh(second));
    expect(cookiesOf(await refresh(cookies)).refreshToken).toBe(third.refreshToken);
  });

  it.each([
    ['later', 10.001, {}],
    ['from another browser', 0, { userAgent: 'curl' }],
  ])('ends the whole family when it comes %s', async (_name, seconds, browser) => {
    const { id, cookies } = await signedIn();
    const own = cookiesOf(await refresh(cookies));
    wait(seconds);
    expect((await refresh(cookies, browser)).statusCode).toBe(401);
    expect((await refresh(own)).statusCode).toBe(401);
    // The node is notified like every other one.
    await vi.waitFor(async () => expect((await currentUser(server.app, own)).statusCode).toBe(401), 5_000);
    const rows = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(rows.map(({ action }) => action)).toContain('refresh-token-reused');
  });

  it('keeps the other sessions of its owner', async () => {
    const { username, cookies } = await signedIn();
    const other = await signIn(server.app, username);
    await refresh(cookies);
    wait(11);
    await refresh(cookies);
    expect((await refresh(other)).statusCode).toBe(200);
  });
});

describe('concurrent refresh', () => {
  it('succeeds in twenty requests of one browser with one token', async () => {
    const { id, cookies } = await signedIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(cookies)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const tokens = new Set(replies.map((reply) => cookiesOf(reply).refreshToken));
    expect(tokens.size).toBe(1);
    const [token = ''] = tokens;
    expect((await refresh({ refreshToken: token })).statusCode).toBe(200);
    expect(await server.db.$count(accountSession, eq(accountSession.accountId, id))).toBe(1);
  });
});

describe('logout', () => {
  // Specification 7.21
  it('ends the session and clears the cookies', async () => {
    const { cookies } = await signedIn();
    const reply = await postAuth(server.app, 'logout', {}, { cookie: cookieHeader(cookies) });
    expect(reply.json()).toEqual({});
    expect(reply.cookies.map(({ name, value, maxAge, path }) => [name, value, maxAge, path])).toEqual([
      ['accessToken', '', 0, '/'],
      ['refreshToken', '', 0, '/api/Auth_Service/auth'],
      ['signedIn', '', 0, '/'],
    ]);
    expect((await refresh(cookies)).statusCode).toBe(401);
  });

  it.each(['accessToken', 'refreshToken'])('requires only the %s, even a week later', async (name) => {
    const { id, cookies } = await signedIn({ rememberMe: true });
    wait(7 * 86_400);
    await postAuth(server.app, 'logout', {}, { cookie: `${name}=${cookies[name]}` });
    expect((await refresh(cookies)).statusCode).toBe(401);
    const [entry] = await server.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.targetId, id), eq(auditEntry.action, 'logout')));
    expect(entry).toMatchObject({ actorId: id, actorRole: 'CUSTOMER' });
  });

  it('succeeds without a session', async () => {
    expect((await postAuth(server.app, 'logout')).statusCode).toBe(200);
    const forged = await postAuth(server.app, 'logout', {}, { cookie: 'accessToken=a.b.c; refreshToken=x' });
    expect(forged.statusCode).toBe(200);
  });
});
