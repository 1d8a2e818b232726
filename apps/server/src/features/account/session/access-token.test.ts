import { randomUUID } from 'node:crypto';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieHeader, makeAccount, signIn } from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { signingKey } from '../table.ts';
import { currentKey, rotateKeys } from './signing-keys.ts';

let server: TestApp;
let cookies: Record<string, string>;
let id: string;
beforeAll(async () => {
  server = await testApp();
  const made = await makeAccount(server.db, { username: 'tanju' });
  id = made.id;
  cookies = await signIn(server.app, 'tanju');
});
afterAll(() => server.close());

const token = () => cookies.accessToken ?? '';
const parts = () => token().split('.') as [string, string, string];
const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => read(parts()[1]);

/** Returns the status codes of a protected call with a token, as bearer and as cookie. */
async function answersTo(presented: string, app = server.app) {
  const url = '/api/Auth_Service/auth/current-user';
  const replies = await Promise.all([
    app.inject({ url, headers: { authorization: `Bearer ${presented}` } }),
    app.inject({ url, headers: { cookie: cookieHeader({ accessToken: presented }) } }),
  ]);
  return replies.map(({ statusCode }) => statusCode);
}

async function signed(
  change: Readonly<Record<string, unknown>>,
  header: { readonly alg?: string; readonly typ?: string; readonly kid?: string } = {},
  secret?: Uint8Array,
) {
  const { id: kid } = await currentKey(server.db, testNow);
  const [stored] = await server.db.select().from(signingKey).where(eq(signingKey.id, kid));
  return new SignJWT({ ...claims(), ...change })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header })
    .sign(secret ?? Buffer.from(stored?.secret ?? '', 'base64url'));
}

describe('access token', () => {
  // Specification 3.29
  it('contains the specified claims, subject and lifetime', () => {
    expect(read(parts()[0])).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.any(String) });
    expect(claims()).toEqual({
      ...{ id, sub: 'tanju', roles: 'CUSTOMER', brand: null, exp: testNow.getTime() / 1_000 + 900 },
      ...{ iss: 'http://localhost:3000', aud: 'ayrac-api', iat: testNow.getTime() / 1_000 },
      ...{ sid: expect.any(String), jti: expect.any(String) },
    });
  });

  // Specification 7.2
  it("gives access to the member's own data", async () => {
    expect(await answersTo(token())).toEqual([200, 200]);
    expect(await answersTo(await signed({}))).toEqual([200, 200]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['another role', () => [parts()[0], write({ ...claims(), roles: 'ADMIN' }), parts()[2]].join('.')],
    ['another brand', () => [parts()[0], write({ ...claims(), brand: randomUUID() }), parts()[2]].join('.')],
    ['no signature', () => `${parts()[0]}.${parts()[1]}.`],
    ['alg none', () => new UnsecuredJWT(claims()).encode()],
    [
      'alg none and the old signature',
      () => [write({ ...read(parts()[0]), alg: 'none' }), parts()[1], parts()[2]].join('.'),
    ],
    ['another algorithm', () => signed({}, { alg: 'HS512' })],
    ['another type', () => signed({}, { typ: 'refresh+jwt' })],
    ['an unknown key', () => signed({}, { kid: 'unknown' })],
    ['a guessed secret', () => signed({}, {}, Buffer.from('secret-secret-secret-secret-secret'))],
    ['an end that has passed', () => signed({ exp: testNow.getTime() / 1_000 - 1 })],
    ['no end', () => signed({ exp: undefined })],
    ['another issuer', () => signed({ iss: 'http://evil.example' })],
    ['another audience', () => signed({ aud: 'another-api' })],
    ['no id of its own', () => signed({ jti: undefined })],
    ['a session that never was', () => signed({ sid: randomUUID() })],
    ['another account than the session’s', () => signed({ id: randomUUID() })],
    ['a role that the account has not, rightly signed', () => signed({ roles: 'ADMIN' })],
    ['a role that there is not', () => signed({ roles: 'ROOT' })],
    ['the refresh token in its place', () => cookies.refreshToken ?? ''],
    ['nothing', () => ''],
    ['a text', () => 'a.b.c'],
  ])('is refused with 401 when %s', async (_name, make) => {
    expect(await answersTo(await make())).toEqual([401, 401]);
  });

  it('is ignored by public calls when invalid', async () => {
    const headers = { cookie: 'accessToken=a.b.c' };
    expect((await server.app.inject({ url: '/api/public/geo/provinces', headers })).statusCode).toBe(200);
  });

  it('expires after 900 seconds', async () => {
    server.clock.now = new Date(testNow.getTime() + 899_000);
    expect(await answersTo(token())).toEqual([200, 200]);
    server.clock.now = new Date(testNow.getTime() + 900_000);
    expect(await answersTo(token())).toEqual([401, 401]);
    server.clock.now = testNow;
  });

  it('is refused when issued by another site with the same keys', async () => {
    const other = await testApp({ on: server.database, settings: { PORT: '3999' } });
    expect(await answersTo(token(), other.app)).toEqual([401, 401]);
    await other.close();
  });

  it('stays valid after a change of keys, and new tokens are signed with the new key', async () => {
    const before = read(parts()[0]).kid;
    await rotateKeys(server.db, testNow);
    expect(await answersTo(token())).toEqual([200, 200]);
    const after = await signIn(server.app, 'tanju');
    expect(read((after.accessToken ?? '').split('.')[0] ?? '').kid).not.toBe(before);
    expect(await answersTo(after.accessToken ?? '')).toEqual([200, 200]);
  });

  it('is refused after its key was retired, even if it was accepted before', async () => {
    const shown = await signed({});
    expect(await answersTo(shown)).toEqual([200, 200]);
    await server.db.update(signingKey).set({ retiredAt: new Date(testNow.getTime() - dayInMs) });
    // Later uses read the keys again.
    await rotateKeys(server.db, testNow);
    expect(await answersTo(shown)).toEqual([401, 401]);
  });
});
