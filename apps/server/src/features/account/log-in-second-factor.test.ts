import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  currentUser,
  giveSecondFactor,
  makeAccount,
  postAuth,
  testPassword,
} from '#server/testing/accounts.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { authenticatorCode, renewRecoveryCodes } from './second-factor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('second factor at login', () => {
  async function makeAdmin() {
    const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
    return { id, username, secret: await giveSecondFactor(server.db, id) };
  }
  const login = (username: string, code?: string, password = testPassword) =>
    postAuth(server.app, 'login', { username, password, ...(code === undefined ? {} : { code }) });

  it('is requested after a correct password, and required to sign in', async () => {
    const { username, secret } = await makeAdmin();
    const asked = await login(username);
    expect(asked.json()).toMatchObject({ status: 401, code: 'second-factor-needed' });
    expect(asked.cookies).toEqual([]);
    expect((await login(username, undefined, 'wrong')).json()).toMatchObject({ code: 'wrong-credentials' });
    expect((await login(username, '000000')).json()).toMatchObject({ status: 401, code: 'wrong-code' });
    const entered = await login(username, authenticatorCode(secret, testNow));
    expect(entered.json()).toMatchObject({ user: { role: 'ADMIN', secondFactor: 'on' } });
  });

  it.each([
    [-60, 'wrong-code'],
    [-30, undefined],
    [0, undefined],
    [30, undefined],
    [60, 'wrong-code'],
  ])('accepts a code %i seconds away: %s', async (seconds, code) => {
    const { username, secret } = await makeAdmin();
    const shown = authenticatorCode(secret, new Date(testNow.getTime() + seconds * 1_000));
    expect((await login(username, shown)).json().code).toBe(code);
  });

  it('accepts each code once, even in two concurrent logins', async () => {
    const { username, secret } = await makeAdmin();
    const code = authenticatorCode(secret, testNow);
    const replies = await Promise.all([login(username, code), login(username, code)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });

  it('can be replaced by a recovery code, once and in any spelling', async () => {
    const { id, username } = await makeAdmin();
    const [code = ''] = await renewRecoveryCodes(server.db, id);
    const written = code.toUpperCase().replace('-', ' ');
    expect((await login(username, written)).statusCode).toBe(200);
    expect((await login(username, code)).json()).toMatchObject({ code: 'wrong-code' });
  });

  it('is throttled like a password', async () => {
    const { username, secret } = await makeAdmin();
    for (const guess of ['000001', '000002', '000003', '000004', '000005', '000006']) {
      expect((await login(username, guess)).json()).toMatchObject({ code: 'wrong-code' });
      await login(username);
    }
    const right = await login(username, authenticatorCode(secret, testNow));
    expect(right.json()).toMatchObject({ code: 'login-throttled' });
  });

  it('is required of admins and CRM admins, who act as customers without it', async () => {
    const brand = await makeBrand(server.db);
    const { username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id });
    const reply = await postAuth(server.app, 'login', { username, password: testPassword });
    expect(reply.json().user).toMatchObject({ role: 'CUSTOMER', brand: null, secondFactor: 'required' });
    const user = (await currentUser(server.app, cookiesOf(reply))).json();
    expect(user.user.role).toBe('CUSTOMER');
  });
});
