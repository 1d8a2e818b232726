import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditOf,
  currentUser,
  giveSecondFactor,
  mailedTokens,
  mailsOf,
  makeAccount,
  postAuth,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { account } from '../table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const next = 'Yeni-Kiraz9';
const ask = (usernameOrEmail: unknown, address?: string) =>
  postJson(server.app, '/api/public/password-resets', { usernameOrEmail }, {}, address);
const reset = (token: unknown, password = next, passwordConfirmation = password) =>
  postJson(server.app, '/api/public/new-passwords', { token, password, passwordConfirmation });
const login = (username: string, password: string) => postAuth(server.app, 'login', { username, password });
async function asked(values: Partial<typeof account.$inferInsert> = {}) {
  const made = await makeAccount(server.db, values);
  await ask(made.username);
  const [token = ''] = await mailedTokens(server.db, made.id, 'password-reset');
  return { ...made, token };
}

describe('request for a new password', () => {
  it('has the same answer for every name', async () => {
    const known = await makeAccount(server.db);
    const closed = await makeAccount(server.db, { isActive: false });
    const answers = [];
    for (const name of [known.username, known.email, closed.username, 'kimse.yok', 'yok@ornek.example', '']) {
      const { statusCode, body, headers } = await ask(name);
      const { date: _date, 'x-request-id': _own, ...others } = headers;
      answers.push(JSON.stringify({ statusCode, body, names: Object.keys(others).toSorted() }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"statusCode":200');
    expect(await mailsOf(server.db, known.id)).toEqual(['password-reset', 'password-reset']);
    expect(await mailsOf(server.db, closed.id)).toEqual([]);
  });

  it('takes a multiple of a quarter of a second, so that its time reveals nothing', async () => {
    const { username } = await makeAccount(server.db);
    for (const name of [username, 'kimse.yok']) {
      const started = performance.now();
      await ask(name);
      // The measured time also includes the test's own overhead.
      expect(performance.now() - started).toBeGreaterThan(240);
    }
  });

  it('sends at most three mails per account and hour, without saying so', async () => {
    const { id, username } = await makeAccount(server.db);
    for (let times = 0; times < 5; times += 1) expect((await ask(username)).statusCode).toBe(200);
    expect(await mailedTokens(server.db, id, 'password-reset')).toHaveLength(3);
  });

  it('is limited per address for all names together', async () => {
    const strict = await testApp({
      on: server.database,
      settings: { PASSWORD_RESET_LIMIT_PER_ADDRESS: '2' },
    });
    const send = () =>
      postJson(strict.app, '/api/public/password-resets', { usernameOrEmail: 'yok' }, {}, '198.51.100.9');
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    expect((await send()).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    const sendFrom = async (address: string) =>
      (await postJson(strict.app, '/api/public/password-resets', { usernameOrEmail: 'yok' }, {}, address))
        .statusCode;
    // One customer usually gets a whole /56, which may send as many requests as four customers.
    for (let network = 0; network < 8; network += 1)
      expect(await sendFrom(`2001:db8:1:${network}::1`)).toBe(200);
    expect(await sendFrom('2001:db8:1:8::1')).toBe(429);
    expect(await sendFrom('2001:db8:1:100::1')).toBe(200);
    await strict.close();
  });

  it.each([
    ['a list', ['a']],
    ['an object', { $ne: '' }],
    ['a huge text', 'x'.repeat(501)],
  ])('is refused with %s', async (_name, value) => {
    expect((await ask(value)).statusCode).toBe(400);
  });
});

describe('reset link', () => {
  it('sets the password, ends all sessions, and sends a mail and an audit entry', async () => {
    const { id, username, token } = await asked({ emailVerifiedAt: null });
    const cookies = await signIn(server.app, username);
    expect((await reset(token)).json()).toEqual({});
    expect((await login(username, testPassword)).statusCode).toBe(401);
    expect((await login(username, next)).json().user.isEmailVerified).toBe(true);
    expect((await currentUser(server.app, cookies)).statusCode).toBe(401);
    expect(await mailsOf(server.db, id)).toEqual(['password-reset', 'password-changed']);
    const actions = ['password-reset-asked', 'login', 'email-verified', 'password-changed'];
    expect(await auditOf(server.db, id)).toEqual([...actions, 'login-refused', 'login']);
  });

  it('works once, also in concurrent requests', async () => {
    const { username, token } = await asked();
    const passwords = ['Birinci-1a', 'Ikinci-22b', 'Ucuncu-33c'];
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    const taken = replies.map(({ statusCode }) => statusCode);
    expect(taken.toSorted()).toEqual([200, 400, 400]);
    expect((await login(username, passwords[taken.indexOf(200)] ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['29 minutes', 29, 200],
    ['30 minutes', 30, 400],
  ])('is valid for half an hour: after %s', async (_name, minutes, status) => {
    const { token } = await asked();
    server.clock.now = new Date(testNow.getTime() + minutes * 60_000);
    expect((await reset(token)).statusCode).toBe(status);
    server.clock.now = testNow;
  });

  it('is refused with the same message when used, expired, replaced, foreign or invented', async () => {
    const used = await asked();
    await reset(used.token);
    const replaced = await asked();
    await ask(replaced.username);
    const moved = await asked();
    const emailKey = 'tasindi@ornek.example';
    await server.db.update(account).set({ email: emailKey, emailKey }).where(eq(account.id, moved.id));
    const closed = await asked();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, closed.id));
    const refusals = [];
    for (const token of [used.token, replaced.token, moved.token, closed.token, 'uydurma', '']) {
      const { requestId: _own, ...problem } = (await reset(token)).json();
      refusals.push(JSON.stringify(problem));
    }
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('link-not-valid');
  });

  it('is not used up by an invalid password', async () => {
    const { token } = await asked();
    const weak = await reset(token, 'kisa');
    expect(weak.json()).toMatchObject({ status: 400, fields: { password: 'Çok kısa' } });
    const differing = await reset(token, next, 'Baska-Kiraz9');
    expect(differing.json().fields).toEqual({ passwordConfirmation: 'Şifreler eşleşmiyor' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('refuses a password with a name of its owner and is not used up by it', async () => {
    const names = { username: 'sekerci', email: 'pastaci@ornek.example' };
    const { token } = await asked(names);
    for (const [password, expected] of [
      ['ŞEKERCİ-ali7', /kullanıcı adınız/],
      ['Pastacı-2026', /e-posta adresinizin/],
    ] as const) {
      const reply = await reset(token, password);
      expect(reply.json()).toMatchObject({ status: 400, code: 'validation-failed' });
      expect(reply.json().fields).toEqual({ password: expect.stringMatching(expected) });
    }
    // The names of the account are not revealed without a valid link.
    expect((await reset('uydurma', 'ŞEKERCİ-ali7')).json().code).toBe('link-not-valid');
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('lets its owner in immediately, however often others have guessed', async () => {
    const { username, token } = await asked();
    for (let guess = 0; guess < 8; guess += 1) await login(username, `yanlis-${guess}`);
    await reset(token);
    expect((await login(username, next)).statusCode).toBe(200);
  });

  it('keeps the second factor and the profile of a verified account', async () => {
    const { id, username, token } = await asked({ role: 'ADMIN', name: 'Elif' });
    await giveSecondFactor(server.db, id);
    await reset(token);
    expect((await login(username, next)).json().code).toBe('second-factor-needed');
    const [row] = await server.db.select().from(account).where(eq(account.id, id));
    expect(row?.name).toBe('Elif');
  });

  it('removes the data of the person who registered the address before its owner', async () => {
    const profile = {
      name: 'Yabancı',
      surname: 'Biri',
      phone: '+905320000001',
      city: 'İzmir',
      town: 'Bornova',
    };
    const { id, username, token } = await asked({ emailVerifiedAt: null, wantsReminders: true, ...profile });
    await giveSecondFactor(server.db, id);
    await server.db.execute(sql`
      insert into follow (account_id, kind, target_id, created_at) values (${id}, 'brand', gen_random_uuid(), now())`);
    await reset(token);
    expect((await login(username, next)).statusCode).toBe(200);
    const [row] = await server.db.select().from(account).where(eq(account.id, id));
    const nothing = { name: null, surname: null, phone: null, city: null, town: null, wantsReminders: false };
    expect(row).toMatchObject(nothing);
    expect((await server.db.execute(sql`select from follow where account_id = ${id}`)).rowCount).toBe(0);
  });
});
