import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditOf,
  cookiesOf,
  currentUser,
  getSigned,
  mailsOf,
  makeAccount,
  postAuth,
  postSigned,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { authenticatorCode } from '../second-factor.ts';
import type { account } from '../table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const folder = '/api/me/second-factor';
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
async function signedIn(values: Partial<typeof account.$inferInsert> = {}) {
  const made = await makeAccount(server.db, values);
  const cookies = await signIn(server.app, made.username);
  const post = (path: string, body: unknown = {}) =>
    postSigned(server.app, cookies, `${folder}/${path}`, body);
  const begin = (body: object = {}) => post('setup', { password: testPassword, ...body });
  const state = async () => (await getSigned(server.app, cookies, folder)).json();
  return { ...made, cookies, post, begin, state };
}
/** Makes a member with a new second factor. The code of this half minute is already used. */
async function protectedMember(values: Partial<typeof account.$inferInsert> = {}) {
  const member = await signedIn(values);
  const { secret } = (await member.begin()).json();
  const confirmed = await member.post('confirm', { code: authenticatorCode(secret, testNow) });
  const cookies = { ...member.cookies, ...cookiesOf(confirmed) };
  const post = (path: string, body: object = {}) =>
    postSigned(server.app, cookies, `${folder}/${path}`, { password: testPassword, ...body });
  const codes: string[] = confirmed.json().recoveryCodes;
  return { ...member, former: member.cookies, cookies, post, secret: String(secret), codes };
}

describe('setup of a second factor', () => {
  it('requires a verified address, so that nobody can lock out the owner in advance', async () => {
    const { begin, state } = await signedIn({ emailVerifiedAt: null });
    expect((await begin()).json()).toMatchObject({ status: 409, code: 'email-unverified' });
    expect(await state()).toMatchObject({ isOn: false });
  });

  it('returns the secret as text and as a QR code, and takes effect with the first code', async () => {
    const { id, username, begin, post, state } = await signedIn();
    const setup = (await begin()).json();
    expect(setup).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(
        `otpauth://totp/Ayra%C3%A7:${username}?issuer=Ayra%C3%A7&secret=${setup.secret}`,
      ),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/) },
    });
    expect(await state()).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await post('confirm', { code: '000000' })).json().fields).toEqual({
      code: 'Kod hatalı veya süresi geçmiş',
    });
    const confirmed = await post('confirm', { code: authenticatorCode(setup.secret, testNow) });
    const { recoveryCodes } = confirmed.json();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({
      ...{ isOn: true, isRequired: false, confirmedAt: testNow.toISOString(), recoveryCodesLeft: 10 },
    });
    expect(await mailsOf(server.db, id)).toEqual(['second-factor-on']);
    expect(await auditOf(server.db, id)).toEqual(['login', 'second-factor-on']);
  });

  it('requires the password, and keeps the session after a wrong one', async () => {
    const { cookies, begin } = await signedIn();
    expect((await begin({ password: '' })).json().fields).toEqual({ password: 'Bu alan zorunludur' });
    const wrong = await begin({ password: 'Kiraz-Dali8' });
    expect(wrong.json()).toMatchObject({ status: 400, fields: { password: 'Şifre hatalı' } });
    expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
  });

  it('does not accept the confirming code a second time', async () => {
    const { username, secret } = await protectedMember();
    const credentials = { username, password: testPassword };
    const code = authenticatorCode(secret, testNow);
    expect((await postAuth(server.app, 'login', { ...credentials, code })).json().code).toBe('wrong-code');
    const next = authenticatorCode(secret, new Date(testNow.getTime() + 30_000));
    expect((await postAuth(server.app, 'login', { ...credentials, code: next })).statusCode).toBe(200);
  });

  it('expires after a quarter of an hour', async () => {
    const { username, begin, post } = await signedIn();
    const { secret } = (await begin()).json();
    server.clock.now = later(14.9);
    expect((await post('confirm', { code: '000000' })).json().code).toBe('validation-failed');
    server.clock.now = later(15);
    // From another address: attempts in the future would throttle the other tests.
    const credentials = { username, password: testPassword };
    const again = await postAuth(server.app, 'login', credentials, { address: '198.51.100.15' });
    const code = authenticatorCode(secret, later(15));
    const late = await postSigned(server.app, cookiesOf(again), `${folder}/confirm`, { code });
    expect(late.json()).toMatchObject({ status: 409, code: 'setup-run-out' });
    server.clock.now = testNow;
  });

  it('is confirmed once in two concurrent requests', async () => {
    const { begin, post, state } = await signedIn();
    const { secret } = (await begin()).json();
    const code = authenticatorCode(secret, testNow);
    const replies = await Promise.all([post('confirm', { code }), post('confirm', { code })]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await state()).recoveryCodesLeft).toBe(10);
  });

  it('ends the sessions that began without it', async () => {
    const { username, begin, post } = await signedIn();
    const elsewhere = await signIn(server.app, username);
    const { secret } = (await begin()).json();
    await post('confirm', { code: authenticatorCode(secret, testNow) });
    expect((await currentUser(server.app, elsewhere)).statusCode).toBe(401);
  });

  it('activates a role that required it immediately', async () => {
    const { cookies, former } = await protectedMember({ role: 'ADMIN' });
    const user = { role: 'ADMIN', secondFactor: 'on' };
    expect((await currentUser(server.app, cookies)).json().user).toMatchObject(user);
    expect((await currentUser(server.app, former)).statusCode).toBe(401);
  });
});

describe('active second factor', () => {
  it('stays on while it is moved to another authenticator, which requires a code', async () => {
    const { username, post, secret, codes } = await protectedMember();
    expect((await post('setup')).json().fields).toEqual({ code: 'Bu alan zorunludur' });
    expect((await post('setup', { code: '000000' })).json().fields).toEqual({
      code: 'Kod hatalı veya süresi geçmiş',
    });
    const moved = (await post('setup', { code: codes[0] })).json();
    expect(moved.secret).not.toBe(secret);
    const code = authenticatorCode(secret, new Date(testNow.getTime() + 30_000));
    const credentials = { username, password: testPassword };
    expect((await postAuth(server.app, 'login', { ...credentials, code })).statusCode).toBe(200);
    await post('confirm', { code: authenticatorCode(moved.secret, testNow) });
    const former = authenticatorCode(secret, testNow);
    expect((await postAuth(server.app, 'login', { ...credentials, code: former })).json().code).toBe(
      'wrong-code',
    );
  });

  it('gets new recovery codes, which invalidate the former ones', async () => {
    const { id, username, post, codes } = await protectedMember();
    const { recoveryCodes } = (await post('recovery-codes', { code: codes[0] })).json();
    expect(recoveryCodes).toHaveLength(10);
    const credentials = { username, password: testPassword };
    expect((await postAuth(server.app, 'login', { ...credentials, code: codes[1] })).statusCode).toBe(401);
    expect((await postAuth(server.app, 'login', { ...credentials, code: recoveryCodes[1] })).statusCode).toBe(
      200,
    );
    expect(await auditOf(server.db, id)).toContain('recovery-codes-renewed');
  });

  it('is turned off by password and code together', async () => {
    const { id, username, post, codes } = await protectedMember();
    expect((await post('disable', { password: 'x', code: codes[0] })).json().fields).toHaveProperty(
      'password',
    );
    expect((await post('disable')).json().fields).toHaveProperty('code');
    expect((await post('disable', { code: codes[0] })).json()).toEqual({});
    expect(await signIn(server.app, username)).toHaveProperty('accessToken');
    expect(await mailsOf(server.db, id)).toEqual(['second-factor-on', 'second-factor-off']);
    expect((await post('disable', { code: codes[1] })).json().code).toBe('second-factor-off');
  });

  it.each(['ADMIN', 'CRM_ADMIN'] as const)('is not turned off by %s', async (role) => {
    const { post, codes } = await protectedMember({ role });
    expect((await post('disable', { code: codes[0] })).json()).toMatchObject({
      status: 409,
      code: 'second-factor-required',
      error: 'Rolünüz iki adımlı doğrulama olmadan kullanılamaz; bu yüzden kapatılamaz.',
    });
  });

  it('is throttled like a password', async () => {
    const { post, codes } = await protectedMember();
    for (const code of ['000001', '000002', '000003', '000004', '000005', '000006'])
      expect((await post('disable', { code })).statusCode).toBe(400);
    expect((await post('disable', { code: codes[0] })).json()).toMatchObject({ status: 429 });
  });
});

it.each([
  ['setup', { password: ['a'], code: {} }],
  ['confirm', { code: 7 }],
  ['recovery-codes', { password: { $ne: '' } }],
  ['disable', { code: 'x'.repeat(41) }],
])('%s refuses values that are not text', async (path, body) => {
  const { post } = await signedIn();
  expect((await post(path, body)).json()).toMatchObject({ status: 400 });
});
