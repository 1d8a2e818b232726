import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import {
  cookieHeader,
  currentUser,
  makeAccount,
  postAuth,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { statementsOf } from '#server/testing/count-statements.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { openSession } from './session/open-session.ts';
import { account, accountSession } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('login', () => {
  // Specification 3.28, 7.20, 9.2
  it('returns the token and the user, and sets the cookies', async () => {
    const brand = await makeBrand(server.db, { name: 'Giriş Markası' });
    const { id, username } = await makeAccount(server.db, {
      role: 'BRAND',
      brandId: brand.id,
      name: 'Elif',
      surname: 'Yılmaz',
    });
    const reply = await postAuth(server.app, 'login', { username, password: testPassword });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id,
        username,
        role: 'BRAND',
        brand: { id: brand.id, name: 'Giriş Markası', slug: 'giris-markasi' },
        name: 'Elif Yılmaz',
        isEmailVerified: true,
        secondFactor: 'off',
      },
      expiresAt: '2026-11-20T09:15:00.000Z',
    });
    expect(reply.cookies).toEqual([
      {
        name: 'refreshToken',
        value: expect.any(String),
        path: '/api/Auth_Service/auth',
        httpOnly: true,
        sameSite: 'Strict',
      },
      { name: 'signedIn', value: '1', path: '/', sameSite: 'Lax' },
      {
        name: 'knownBrowser',
        value: expect.any(String),
        path: '/',
        maxAge: 15_552_000,
        httpOnly: true,
        sameSite: 'Lax',
      },
      {
        name: 'accessToken',
        value: reply.json().accessToken,
        path: '/',
        maxAge: 900,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
  });

  // Specification 7.20
  it('is remembered for thirty days when requested', async () => {
    const { username } = await makeAccount(server.db);
    const reply = await postAuth(server.app, 'login', { username, password: testPassword, rememberMe: true });
    const lives = Object.fromEntries(reply.cookies.map(({ name, maxAge }) => [name, maxAge]));
    expect(lives).toMatchObject({ accessToken: 900, refreshToken: 2_592_000, signedIn: 2_592_000 });
  });

  // Specification 9.2
  it('sets Secure cookies when the site uses HTTPS', async () => {
    const secure = await testApp({ on: server.database, settings: { ORIGIN: 'https://ayrac.example' } });
    const { username } = await makeAccount(server.db);
    const reply = await postAuth(secure.app, 'login', { username, password: testPassword });
    expect(reply.cookies.map(({ secure: isSecure }) => isSecure)).toEqual([true, true, true, true]);
    await secure.close();
  });

  it.each([
    ['the username in capitals', 'ELIF.YAZAR'],
    ['the username with space around it', ' elif.yazar '],
    ['the e-mail address', 'Yazar@ornek.example'],
  ])('accepts %s', async (_name, username) => {
    await server.db.delete(account).where(eq(account.usernameKey, 'elif.yazar'));
    await makeAccount(server.db, { username: 'elif.yazar', email: 'yazar@ornek.example' });
    expect(await signIn(server.app, username)).toHaveProperty('accessToken');
  });

  // Specification 7.2, 7.23
  it('identifies the user in later calls, by cookie or bearer token', async () => {
    const { id, username } = await makeAccount(server.db);
    const cookies = await signIn(server.app, username);
    expect((await currentUser(server.app, cookies)).json()).toMatchObject({ user: { id, username } });
    const byBearer = await server.app.inject({
      url: '/api/Auth_Service/auth/current-user',
      headers: { authorization: `Bearer ${cookies.accessToken}` },
    });
    expect(byBearer.json()).toMatchObject({ user: { id }, expiresAt: '2026-11-20T09:15:00.000Z' });
  });
});

it('a login needs few statements, of which one opens the session', async () => {
  const { username } = await makeAccount(server.db);
  // The first two sign-ins fill the caches, and make the browser known.
  const cookies = await signIn(server.app, username);
  const again = () =>
    postAuth(
      server.app,
      'login',
      { username, password: testPassword },
      { cookie: cookieHeader({ knownBrowser: cookies.knownBrowser ?? '' }) },
    );
  await again();
  const sent = await statementsOf(again);
  expect(sent).toHaveLength(8);
  expect(sent.slice(2)).toEqual([
    'begin',
    expect.stringContaining('insert into account_session'),
    expect.stringContaining('delete from login_throttle'),
    expect.stringContaining('insert into "audit_entry"'),
    'set local synchronous_commit = off',
    'commit',
  ]);
});

it('no session opens for an account that was disabled or erased while its password was checked', async () => {
  const { id } = await makeAccount(server.db, { isActive: false });
  const by = { now: testNow, userAgent: 'Test', address: '192.0.2.1' };
  for (const accountId of [id, randomUUID()])
    expect(await server.db.transaction((tx) => openSession(tx, by, accountId, false))).toBeUndefined();
  const sessions = await server.db.select().from(accountSession).where(eq(accountSession.accountId, id));
  expect(sessions).toEqual([]);
});

it('a login is refused when the account is disabled after it was found', async () => {
  const { id, username } = await makeAccount(server.db);
  let reply: ReturnType<typeof postAuth> | undefined;
  await server.db.transaction(async (tx) => {
    // The login has read the account when it waits to be counted.
    await tx.execute(sql`lock table login_throttle in exclusive mode`);
    reply = postAuth(server.app, 'login', { username, password: testPassword });
    const waiting = sql`select from pg_locks where relation = 'login_throttle'::regclass and not granted`;
    await expect.poll(async () => (await server.db.execute(waiting)).rows.length).toBe(1);
    await tx.update(account).set({ isActive: false }).where(eq(account.id, id));
  });
  const refused = await reply;
  expect(refused?.json()).toMatchObject({ status: 401, code: 'wrong-credentials' });
  expect(refused?.cookies).toEqual([]);
  const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
  expect(kept.map(({ action }) => action)).not.toContain('login');
});

describe('refused login', () => {
  it('has the same answer for an unknown account, a disabled account and a wrong password', async () => {
    const known = await makeAccount(server.db);
    const disabled = await makeAccount(server.db, { isActive: false });
    const refused = [
      { username: 'kimse.yok', password: testPassword },
      { username: known.username, password: 'Kiraz-Dali8' },
      { username: known.username, password: testPassword.toLowerCase() },
      { username: known.username, password: ` ${testPassword}` },
      { username: disabled.username, password: testPassword },
      { username: '', password: '' },
    ];
    const answers = [];
    for (const body of refused) {
      const reply = await postAuth(server.app, 'login', body);
      const { requestId: _own, ...problem } = reply.json();
      answers.push({ status: reply.statusCode, cookies: reply.cookies, problem });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 401,
      cookies: [],
      problem: { code: 'wrong-credentials', error: 'Kullanıcı adı veya şifre hatalı.', fields: {} },
    });
  });

  it.each([
    ['a list for a name', { username: ['a'], password: 'x' }],
    ['an object for a password', { username: 'a', password: { $ne: '' } }],
    ['a huge password', { username: 'a', password: 'x'.repeat(501) }],
  ])('is refused with %s before credentials are checked', async (_name, body) => {
    expect((await postAuth(server.app, 'login', body)).statusCode).toBe(400);
  });

  it('is refused from another site, even with the right password', async () => {
    const { username } = await makeAccount(server.db);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/Auth_Service/auth/login',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      payload: { username, password: testPassword },
    });
    expect(reply.json()).toMatchObject({ status: 400, code: 'cross-site-request' });
  });
});

describe('login audit', () => {
  it('records logins, refusals and logouts with ids and masked networks only', async () => {
    const { id, username } = await makeAccount(server.db);
    await postAuth(server.app, 'login', { username, password: 'wrong' }, { address: '203.0.113.77' });
    const cookies = await signIn(server.app, username);
    await postAuth(server.app, 'logout', {}, { cookie: `accessToken=${cookies.accessToken}` });
    const rows = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    const common = { targetKind: 'account', targetId: id, at: testNow, fields: [] };
    const self = { actorId: id, actorRole: 'CUSTOMER' };
    expect(rows.toSorted((one, other) => one.action.localeCompare(other.action))).toEqual([
      expect.objectContaining({ ...common, ...self, action: 'login', network: '192.0.2.0/24' }),
      expect.objectContaining({
        ...common,
        action: 'login-refused',
        actorId: null,
        network: '203.0.113.0/24',
      }),
      expect.objectContaining({ ...common, ...self, action: 'logout' }),
    ]);
    const change = server.db.update(auditEntry).set({ action: 'nothing' });
    await expect(change).rejects.toMatchObject({ cause: { message: 'An audit entry is never changed.' } });
  });
});
