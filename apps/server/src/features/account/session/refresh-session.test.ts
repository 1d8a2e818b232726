import { eq } from 'drizzle-orm';
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

describe('a refresh', () => {
  // Specification 7.22
  it('gives new tokens for the refresh cookie, and its answer tells the user and the end', async () => {
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

  it('goes on and on, each time with the next token', async () => {
    let { cookies } = await signedIn();
    for (let round = 0; round < 5; round += 1) {
      wait(900);
      const reply = await refresh(cookies);
      expect(reply.statusCode).toBe(200);
      cookies = cookiesOf(reply);
    }
  });

  it('stores no token, only what it can be known by', async () => {
    const { id, cookies } = await signedIn();
    const [row] = await server.db
      .select({ hash: refreshToken.tokenHash })
      .from(refreshToken)
      .innerJoin(accountSession, eq(accountSession.id, refreshToken.sessionId))
      .where(eq(accountSession.accountId, id));
    expect(row?.hash).toMatch(/^[\w-]{43}$/);
    expect(row?.hash).not.toBe(cookies.refreshToken);
  });

  it('takes the role that the account has now', async () => {
    const { id, cookies } = await signedIn();
    await giveSecondFactor(server.db, id);
    await server.db.update(account).set({ role: 'ADMIN' }).where(eq(account.id, id));
    expect((await refresh(cookies)).json().user.role).toBe('ADMIN');
  });

  it.each([
    ['no cookie', {}],
    ['a token that nobody was given', { refreshToken: 'x'.repeat(43) }],
    ['an access token', { refreshToken: 'a.b.c' }],
  ])('with %s is refused, and what the browser had is cleared', async (_name, cookies) => {
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

  it('keeps a remembered session for 180 days after the login and not longer, however often it is used', async () => {
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

  it('of a disabled account is refused', async () => {
    const { id, cookies } = await signedIn();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, id));
    expect((await refresh(cookies)).statusCode).toBe(401);
  });
});

describe('a token that was spent', () => {
  it('gets the same browser the lost answer again for ten seconds, from wherever it asks', async () => {
    const { cookies } = await signedIn();
    const first = cookiesOf(await refresh(cookies));
    wait(10);
    const again = await refresh(cookies, { address: '198.51.100.9' });
    expect(cookiesOf(again).refreshToken).toBe(first.refreshToken);
    expect((await refresh(first)).statusCode).toBe(200);
  });

  it('leads to the newest one, where the lost one was used meanwhile', async () => {
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

  it('ends no other session of its owner', async () => {
    const { username, cookies } = await signedIn();
    const other = await signIn(server.app, username);
    await refresh(cookies);
    wait(11);
    await refresh(cookies);
    expect((await refresh(other)).statusCode).toBe(200);
  });
});

describe('at once', () => {
  it('twenty refreshes of one browser all succeed, with one token', async () => {
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

describe('a logout', () => {
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

  it.each(['accessToken', 'refreshToken'])('needs no more than the %s, even a week later', async (name) => {
    const { cookies } = await signedIn({ rememberMe: true });
    wait(7 * 86_400);
    await postAuth(server.app, 'logout', {}, { cookie: `${name}=${cookies[name]}` });
    expect((await refresh(cookies)).statusCode).toBe(401);
  });

  it('of nobody is no failure', async () => {
    expect((await postAuth(server.app, 'logout')).statusCode).toBe(200);
    const forged = await postAuth(server.app, 'logout', {}, { cookie: 'accessToken=a.b.c; refreshToken=x' });
    expect(forged.statusCode).toBe(200);
  });
});
