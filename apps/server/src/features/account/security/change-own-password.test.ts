import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditOf,
  currentUser,
  mailedTokens,
  mailsOf,
  makeAccount,
  postAuth,
  postSigned,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { account } from '../table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const next = 'Yeni-Kiraz9';
async function signedIn() {
  const made = await makeAccount(server.db);
  const cookies = await signIn(server.app, made.username);
  const change = (values: Readonly<Record<string, unknown>> = {}) =>
    postSigned(server.app, cookies, '/api/me/password', {
      ...{ current: testPassword, next, confirmation: next },
      ...values,
    });
  return { ...made, cookies, change };
}
const login = (username: string, password: string) => postAuth(server.app, 'login', { username, password });

describe('change of password', () => {
  it('keeps this session, ends the others, and sends a mail and an audit entry', async () => {
    const { id, username, cookies, change } = await signedIn();
    const elsewhere = await signIn(server.app, username);
    expect((await change()).json()).toEqual({});
    expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
    expect((await currentUser(server.app, elsewhere)).statusCode).toBe(401);
    expect((await login(username, next)).statusCode).toBe(200);
    expect(await mailsOf(server.db, id)).toEqual(['password-changed']);
    expect(await auditOf(server.db, id)).toEqual(['login', 'login', 'password-changed', 'login']);
  });

  // Specification 5.13, 5.15
  it.each([
    [
      'nothing',
      { current: '', next: '', confirmation: '' },
      { current: /zorunlu/, next: /zorunlu/, confirmation: /zorunlu/ },
    ],
    ['five characters', { next: 'Ab-12', confirmation: 'Ab-12' }, { next: /en az 6 karakter/ }],
    [
      'six, which registration would refuse',
      { next: 'abc123', confirmation: 'abc123' },
      { next: /gereksinimleri karşılamıyor/ },
    ],
    [
      'a common one',
      { next: 'Sifre123!', confirmation: 'Sifre123!' },
      { next: /gereksinimleri karşılamıyor/ },
    ],
    ['another repetition', { confirmation: 'Baska-Kiraz9' }, { confirmation: /eşleşmiyor/ }],
    ['the same once more', { next: testPassword, confirmation: testPassword }, { next: /farklı/ }],
    ['a wrong current one', { current: 'Kiraz-Dali8' }, { current: /Şifre hatalı/ }],
    [
      'a wrong current and a weak new one',
      { current: 'x', next: 'abc123', confirmation: 'abc123' },
      { current: /hatalı/, next: /gereksinimleri/ },
    ],
    ['the current one in small letters', { current: testPassword.toLowerCase() }, { current: /hatalı/ }],
  ])('reports the problems of %s by field and keeps the sessions', async (_name, values, fields) => {
    const { username, cookies, change } = await signedIn();
    const reply = await change(values);
    const expected = Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text)]);
    expect(reply.json()).toMatchObject({ status: 400, code: 'validation-failed' });
    expect(reply.json().fields).toEqual(Object.fromEntries(expected));
    expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
    expect((await login(username, testPassword)).statusCode).toBe(200);
  });

  it('is refused with an explanation when the password contains a name of its owner', async () => {
    const { id, change } = await signedIn();
    const names = { username: 'sekerci', email: 'pastaci@ornek.example' };
    await server.db.update(account).set(names).where(eq(account.id, id));
    for (const [password, expected] of [
      ['ŞEKERCİ-ali7', /kullanıcı adınız/],
      ['Pastacı-2026', /e-posta adresinizin/],
    ] as const) {
      const reply = await change({ next: password, confirmation: password });
      expect(reply.json().fields).toEqual({ next: expect.stringMatching(expected) });
    }
  });

  it('throttles guesses of the current password', async () => {
    const { id, change } = await signedIn();
    for (let guess = 0; guess < 6; guess += 1)
      expect((await change({ current: `yanlis-${guess}` })).statusCode).toBe(400);
    expect((await change()).json()).toMatchObject({ status: 429, code: 'login-throttled' });
    expect((await auditOf(server.db, id)).filter((action) => action === 'proof-refused')).toHaveLength(6);
  });

  it('happens once in two concurrent requests', async () => {
    const { username, change } = await signedIn();
    const passwords = ['Birinci-1a', 'Ikinci-22b'];
    const replies = await Promise.all(passwords.map((one) => change({ next: one, confirmation: one })));
    const taken = replies.map(({ statusCode }) => statusCode);
    expect(taken.toSorted()).toEqual([200, 400]);
    expect((await login(username, passwords[taken.indexOf(200)] ?? '')).statusCode).toBe(200);
  });

  it('invalidates an earlier reset link', async () => {
    const { id, username, change } = await signedIn();
    await postJson(server.app, '/api/public/password-resets', { usernameOrEmail: username });
    const [token] = await mailedTokens(server.db, id, 'password-reset');
    await change();
    const body = { token, password: 'Baska-Kiraz9', passwordConfirmation: 'Baska-Kiraz9' };
    expect((await postJson(server.app, '/api/public/new-passwords', body)).json().code).toBe(
      'link-not-valid',
    );
  });

  it('requires a signed-in person and the same site', async () => {
    const { cookies } = await signedIn();
    const body = { current: testPassword, next, confirmation: next };
    expect((await postJson(server.app, '/api/me/password', body)).statusCode).toBe(401);
    const cookie = `accessToken=${cookies.accessToken}`;
    const crossSite = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await postJson(server.app, '/api/me/password', body, crossSite)).json()).toMatchObject({
      status: 400,
      code: 'cross-site-request',
    });
  });
});
