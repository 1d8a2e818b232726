import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditOf,
  currentUser,
  mailedTokens,
  mailsOf,
  makeAccount,
  postSigned,
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

let calls = 0;
const nextAddress = () => {
  calls += 1;
  return `203.0.113.${calls}`;
};
/** From a different address unless given, since each address may try thirty times a minute. */
const verify = (token: unknown, address = nextAddress(), password = testPassword) =>
  postJson(server.app, '/api/public/email-verifications', { token, password }, {}, address);
const postToken = (call: 'account' | 'decline', token: unknown) =>
  postJson(server.app, `/api/public/email-verifications/${call}`, { token });

/** Makes a member whose address is not verified, and returns the token of the mailed link. */
async function unverified() {
  const made = await makeAccount(server.db, { emailVerifiedAt: null });
  const cookies = await signIn(server.app, made.username);
  const resend = () => postSigned(server.app, cookies, '/api/me/email-verifications');
  expect((await resend()).json()).toEqual({ isVerified: false });
  const [token = ''] = await mailedTokens(server.db, made.id, 'verify-email');
  return { ...made, cookies, resend, token };
}
const isVerified = async (id: string) => {
  const [row] = await server.db.select().from(account).where(eq(account.id, id));
  return row?.emailVerifiedAt !== null;
};

describe('reader of the verification mail', () => {
  it('sees which account uses the address, and since when', async () => {
    const { username, token } = await unverified();
    expect((await postToken('account', token)).json()).toEqual({
      username,
      registeredAt: expect.stringMatching(/^20\d\d-/),
    });
    expect((await postToken('account', 'uydurma')).json().code).toBe('link-not-valid');
  });

  it.each([
    ['no password', '', 'Bu alan zorunludur'],
    ['a wrong one', 'Kiraz-Dali0', 'Şifre hatalı'],
  ])('cannot verify the account of a stranger, with %s', async (_name, password, expected) => {
    const { id, token } = await unverified();
    const reply = await verify(token, undefined, password);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.password).toContain(expected);
    expect(await isVerified(id)).toBe(false);
    // The refused attempt did not use up the link.
    expect((await verify(token)).statusCode).toBe(200);
  });

  it('verifies with the session of that account only', async () => {
    const [own, other] = [await unverified(), await unverified()];
    const send = (cookies: Readonly<Record<string, string>>) =>
      postSigned(server.app, cookies, '/api/public/email-verifications', { token: own.token });
    expect((await send(other.cookies)).json().fields).toHaveProperty('password');
    expect(await isVerified(own.id)).toBe(false);
    expect((await send(own.cookies)).statusCode).toBe(200);
    expect(await isVerified(own.id)).toBe(true);
  });

  it('is throttled after five wrong passwords', async () => {
    const { token } = await unverified();
    for (let time = 0; time < 6; time += 1) await verify(token, undefined, 'Kiraz-Dali0');
    expect((await verify(token)).json().code).toBe('login-throttled');
  });

  it('can decline, which deletes the account and its sessions', async () => {
    const { id, email, cookies, token } = await unverified();
    expect((await postToken('decline', token)).json()).toEqual({});
    expect((await currentUser(server.app, cookies)).statusCode).toBe(401);
    expect(await server.db.$count(account, eq(account.email, email))).toBe(0);
    expect((await auditOf(server.db, id)).at(-1)).toBe('registration-declined');
    expect(await mailsOf(server.db, id)).toEqual([]);
    expect((await postToken('decline', token)).json().code).toBe('link-not-valid');
  });

  it('cannot delete a verified account', async () => {
    const { id, token, cookies } = await unverified();
    await postSigned(server.app, cookies, '/api/public/email-verifications', { token });
    expect((await postToken('decline', token)).json().code).toBe('link-not-valid');
    expect(await isVerified(id)).toBe(true);
  });
});

describe('verification link', () => {
  it('verifies the address once, writes an audit entry, and returns the signed-in person', async () => {
    const { id, cookies, token, resend } = await unverified();
    expect((await verify(token)).json()).toEqual({});
    expect((await currentUser(server.app, cookies)).json().user.isEmailVerified).toBe(true);
    expect((await verify(token)).json()).toMatchObject({ status: 400, code: 'link-not-valid' });
    expect(await auditOf(server.db, id)).toEqual(['login', 'verification-asked', 'email-verified']);
    expect((await resend()).json()).toEqual({ isVerified: true });
    expect(await mailsOf(server.db, id)).toEqual(['verify-email']);
  });

  it('works once, also in ten concurrent requests', async () => {
    const { token, cookies } = await unverified();
    const send = () => postSigned(server.app, cookies, '/api/public/email-verifications', { token });
    const replies = await Promise.all(Array.from({ length: 10 }, send));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 400)).toHaveLength(9);
  });

  it('changes nothing when it is only opened', async () => {
    const { id, token } = await unverified();
    for (const url of [`/e-posta-dogrula?kod=${token}`, `/api/public/email-verifications?token=${token}`])
      await server.app.inject({ url });
    expect(await isVerified(id)).toBe(false);
  });

  it('does not verify an address that was set later', async () => {
    const { id, token } = await unverified();
    await server.db
      .update(account)
      .set({ email: 'baska@ornek.example', emailKey: 'baska@ornek.example' })
      .where(eq(account.id, id));
    expect((await verify(token)).json().code).toBe('link-not-valid');
    expect(await isVerified(id)).toBe(false);
  });

  it('does not open a disabled account', async () => {
    const { id, token } = await unverified();
    await server.db.update(account).set({ isActive: false }).where(eq(account.id, id));
    expect((await verify(token)).json().code).toBe('link-not-valid');
  });

  it.each([
    ['after 23 hours', 23, 200],
    ['after 24 hours', 24, 400],
  ])('%s: %i h, %i', async (_name, hours, status) => {
    const { token } = await unverified();
    server.clock.now = new Date(testNow.getTime() + hours * 3_600_000);
    expect((await verify(token)).statusCode).toBe(status);
    server.clock.now = testNow;
  });

  it('is replaced by the next one', async () => {
    const { id, token, resend } = await unverified();
    await resend();
    const [next = ''] = await mailedTokens(server.db, id, 'verify-email');
    expect((await verify(token)).statusCode).toBe(400);
    expect((await verify(next)).statusCode).toBe(200);
  });

  it('is refused for another purpose', async () => {
    const { id, username } = await unverified();
    await postJson(server.app, '/api/public/password-resets', { usernameOrEmail: username });
    const [reset = ''] = await mailedTokens(server.db, id, 'password-reset');
    expect((await verify(reset, '198.51.100.9')).statusCode).toBe(400);
  });
});

it('limits verification links to five per hour', async () => {
  const { resend } = await unverified();
  for (let more = 0; more < 4; more += 1) expect((await resend()).statusCode).toBe(200);
  expect((await resend()).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
});

it('limits an address to thirty tokens per minute', async () => {
  const guesses = [];
  for (let guess = 0; guess < 31; guess += 1) guesses.push(await verify(`tahmin-${guess}`, '198.51.100.7'));
  expect(guesses.slice(0, 30).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(400));
  expect(guesses.at(-1)?.statusCode).toBe(429);
});

it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a list', ['x']],
  ['an object', { $ne: '' }],
  ['a huge text', 'x'.repeat(201)],
  ['quotes', "' or 1=1 --"],
])('refuses %s as a token', async (_name, token) => {
  expect((await verify(token, '198.51.100.8')).statusCode).toBe(400);
});
