import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, signingKey } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import {
  auditOf,
  currentUser,
  giveSecondFactor,
  makeAccount,
  postAuth,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { authenticatorCode } from '../features/account/second-factor.ts';
import { accountCommands } from './commands.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Runs a command, with `typed` as the answer to a password prompt, and returns its output. */
async function run(name: string, words: readonly string[], typed = 'Erik-Agaci9'): Promise<string> {
  const output: string[] = [];
  const parts = {
    db: server.db,
    now: testNow,
    say: { info: (message: string) => output.push(message) },
    readPassword: async () => typed,
  };
  await accountCommands[name]?.run(parts, ...words);
  return output.join('\n');
}
const login = (username: string, password: string) => postAuth(server.app, 'login', { username, password });

describe('make-admin', () => {
  it('creates an account that becomes an admin with its second factor', async () => {
    await run('make-admin', ['yonetici', 'yonetici@ornek.example']);
    const reply = await login('yonetici', 'Erik-Agaci9');
    expect(reply.json().user).toMatchObject({
      role: 'CUSTOMER',
      secondFactor: 'required',
      isEmailVerified: true,
    });
  });

  it('promotes the account with this username and address', async () => {
    const { id, username, email } = await makeAccount(server.db);
    await run('make-admin', [username.toUpperCase(), email]);
    const [row] = await server.db.select().from(account).where(eq(account.id, id));
    expect(row?.role).toBe('ADMIN');
    const [entry] = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entry).toMatchObject({
      action: 'role-changed',
      actorId: null,
      network: null,
      fields: ['role', 'brandId'],
    });
  });

  it.each<[string, (taken: { username: string; email: string }) => [string, string, string]]>([
    [
      'the username of a person with another address',
      ({ username }) => [username, 'yeni@ornek.example', 'Erik-Agaci9'],
    ],
    ['the address of another person', ({ email }) => ['yeni.ad', email, 'Erik-Agaci9']],
    ['no username', () => ['ş', 'yeni@ornek.example', 'Erik-Agaci9']],
    ['no address', () => ['yeni.ad', 'yeni', 'Erik-Agaci9']],
    ['a weak password', () => ['yeni.ad', 'yeni@ornek.example', 'erik']],
    ['a password with the username in it', () => ['yeni.ad', 'yeni@ornek.example', 'Yeni.Ad-2026']],
  ])('refuses %s', async (_name, make) => {
    const before = await server.db.$count(account);
    const [username, email, password] = make(await makeAccount(server.db));
    await expect(run('make-admin', [username, email], password)).rejects.toThrow();
    expect(await server.db.$count(account)).toBe(before + 1);
  });
});

it('set-password replaces the password and ends the sessions', async () => {
  const { username } = await makeAccount(server.db);
  const cookies = await signIn(server.app, username);
  await expect(run('set-password', [username], `A-${username}-1`)).rejects.toThrow('contains-username');
  await run('set-password', [username]);
  expect((await login(username, testPassword)).statusCode).toBe(401);
  expect((await login(username, 'Erik-Agaci9')).statusCode).toBe(200);
  expect(
    (await postAuth(server.app, 'access-token', {}, { cookie: `refreshToken=${cookies.refreshToken}` }))
      .statusCode,
  ).toBe(401);
});

it('disable and enable change the access of an account', async () => {
  const { username } = await makeAccount(server.db);
  await run('disable', [username]);
  expect((await login(username, testPassword)).statusCode).toBe(401);
  await run('enable', [username]);
  expect((await login(username, testPassword)).statusCode).toBe(200);
});

it('rotate-keys retires the former key without ending sessions', async () => {
  const { username } = await makeAccount(server.db);
  const cookies = await signIn(server.app, username);
  await run('rotate-keys', []);
  expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
  const keys = await server.db.select().from(signingKey);
  expect(keys.filter(({ retiredAt }) => retiredAt === null)).toHaveLength(1);
});

it.each(['set-password', 'disable', 'enable', 'demo-code'])(
  '%s is refused for an unknown account',
  async (name) => {
    await expect(run(name, ['kimse.yok'])).rejects.toThrow('account');
  },
);

describe('drop-second-factor', () => {
  it('allows login by password only after a lost authenticator, as a customer where the role requires one', async () => {
    const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
    const secret = await giveSecondFactor(server.db, id);
    const cookies = await signIn(server.app, username, { code: authenticatorCode(secret, testNow) });
    await run('drop-second-factor', [username]);
    expect((await currentUser(server.app, cookies)).statusCode).toBe(401);
    const reply = await login(username, testPassword);
    expect(reply.json().user).toMatchObject({ role: 'CUSTOMER', secondFactor: 'required' });
    expect(await auditOf(server.db, id)).toEqual(['login', 'second-factor-off', 'login']);
  });
});
