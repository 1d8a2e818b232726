import { passwordProblem } from '@ayrac/domain/account/password.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, postAuth, testPassword } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { authenticatorCode } from '../second-factor.ts';
import { account } from '../table.ts';
import { demoAccounts } from './demo-accounts.ts';
import { keepDemoAccounts } from './keep-demo-accounts.ts';

let server: TestApp;
let brandId: string;
beforeAll(async () => {
  server = await testApp();
  await makeCampaign(server.db);
  brandId = (await makeCampaign(server.db)).brandId;
  await makeCampaign(server.db, { brandId });
});
afterAll(() => server.close());

const output: string[] = [];
const start = (isPublic: boolean, isDemo = true) =>
  keepDemoAccounts(server.db, { isPublic, isDemo, say: { info: (line) => output.push(line) }, now: testNow });
const login = ({ username, password, secret }: (typeof demoAccounts)[number], app = server.app) =>
  postAuth(app, 'login', {
    ...{ username, password },
    ...(secret === null ? {} : { code: authenticatorCode(secret, server.clock.now) }),
  });

it('does not create demo accounts when the demo is off', async () => {
  await start(false, false);
  expect(await server.db.$count(account)).toBe(0);
});

describe('demo accounts on a loopback address', () => {
  it('are created once, one per role, and the startup output tells how to sign in', async () => {
    await start(false);
    await start(false);
    expect(await server.db.$count(account)).toBe(4);
    for (const { username, password } of demoAccounts) {
      expect(output.at(-1)).toMatch(new RegExp(`${username} +${password}`));
    }
  });

  it.each(demoAccounts)('$username signs in as $role', async (demo) => {
    const { user } = (await login(demo)).json();
    expect(user).toMatchObject({ role: demo.role, secondFactor: demo.secret === null ? 'off' : 'on' });
    expect(user.brand?.id).toBe(demo.hasBrand ? brandId : undefined);
    expect(passwordProblem(demo.password, {})).toBeNull();
  });
});

describe('demo accounts on a public address', () => {
  it('are disabled while other accounts are not, and enabled again by a private start', async () => {
    const own = await makeAccount(server.db);
    await start(true);
    const open = await server.db.select().from(account).where(eq(account.isActive, true));
    expect(open.map(({ id }) => id)).toEqual([own.id]);
    await start(false);
    expect(await server.db.$count(account, eq(account.isActive, true))).toBe(5);
  });

  it('cannot sign in, even while they are enabled in the database', async () => {
    const open = await testApp({ on: server.database, settings: { ORIGIN: 'https://ayrac.example' } });
    server.clock.now = new Date(testNow.getTime() + 60_000);
    for (const demo of demoAccounts) expect((await login(demo, open.app)).statusCode).toBe(401);
    const own = await makeAccount(server.db);
    const reply = await postAuth(open.app, 'login', { username: own.username, password: testPassword });
    expect(reply.statusCode).toBe(200);
    await open.close();
  });
});
