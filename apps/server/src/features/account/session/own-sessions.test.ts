import { describe, expect, it, vi } from 'vitest';
import {
  auditOf,
  cookiesOf,
  currentUser,
  getSigned,
  makeAccount,
  postAuth,
  postSigned,
  signIn,
  testPassword,
} from '#server/testing/accounts.ts';
import { testNow } from '#server/testing/test-app.ts';
import { twoNodes } from '#server/testing/two-nodes.ts';

const { near, far } = await twoNodes();

const windows =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
async function signInBy(username: string, userAgent: string, address: string) {
  const reply = await postAuth(
    near.app,
    'login',
    { username, password: testPassword },
    { userAgent, address },
  );
  return cookiesOf(reply);
}
const listed = async (cookies: Record<string, string>) =>
  (await getSigned(near.app, cookies, '/api/me/sessions')).json();
const end = (cookies: Record<string, string>, id: unknown) =>
  postSigned(near.app, cookies, '/api/me/sessions/end', { id });
const isOutEverywhere = (cookies: Record<string, string>) =>
  vi.waitFor(
    async () => {
      for (const node of [near, far]) expect((await currentUser(node.app, cookies)).statusCode).toBe(401);
    },
    { timeout: 5_000, interval: 50 },
  );

describe('list of sessions', () => {
  it('shows browser, system and masked network, with the current session first', async () => {
    const { username } = await makeAccount(near.db);
    const here = await signInBy(username, windows, '203.0.113.77');
    near.clock.now = new Date(testNow.getTime() + 60_000);
    await signInBy(username, 'curl/8.5.0', '2001:db8:1:2::7');
    near.clock.now = testNow;
    expect(await listed(here)).toEqual([
      {
        id: expect.any(String),
        ...{ browser: 'Chrome', system: 'Windows', form: 'computer', network: '203.0.113.0/24' },
        ...{ createdAt: testNow.toISOString(), lastUsedAt: testNow.toISOString(), isCurrent: true },
      },
      expect.objectContaining({
        ...{ browser: null, system: null, form: null, network: expect.stringMatching(/^2001:db8:1::\/48$/) },
        ...{ lastUsedAt: '2026-11-20T09:01:00.000Z', isCurrent: false },
      }),
    ]);
  });

  it("contains only the person's own active sessions", async () => {
    const { username } = await makeAccount(near.db);
    const here = await signIn(near.app, username);
    const gone = await signIn(near.app, username);
    await postAuth(near.app, 'logout', {}, { cookie: `accessToken=${gone.accessToken}` });
    await signIn(near.app, (await makeAccount(near.db)).username);
    expect(await listed(here)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('signs out that browser on every node and keeps the others', async () => {
    const { username } = await makeAccount(near.db);
    const [here, there] = [await signIn(near.app, username), await signIn(near.app, username)];
    for (const node of [near, far]) expect((await currentUser(node.app, there)).statusCode).toBe(200);
    const [, other] = await listed(here);
    expect((await end(here, other.id)).json()).toEqual({});
    await isOutEverywhere(there);
    expect((await currentUser(near.app, here)).statusCode).toBe(200);
    expect(await auditOf(near.db, other.id)).toEqual(['session-ended']);
    expect((await end(here, other.id)).statusCode).toBe(404);
  });

  it("is answered with not found for another person's session and changes nothing", async () => {
    const [mine, theirs] = [await makeAccount(near.db), await makeAccount(near.db)];
    const [here, there] = [await signIn(near.app, mine.username), await signIn(near.app, theirs.username)];
    const [session] = await listed(there);
    const [foreign, absent] = [await end(here, session.id), await end(here, crypto.randomUUID())];
    const plain = ({ requestId: _own, ...problem }: Record<string, unknown>) => problem;
    expect(plain(foreign.json())).toEqual(plain(absent.json()));
    expect(foreign.statusCode).toBe(404);
    expect((await currentUser(near.app, there)).statusCode).toBe(200);
  });

  it('clears the cookies for the current session', async () => {
    const { username } = await makeAccount(near.db);
    const here = await signIn(near.app, username);
    const [own] = await listed(here);
    expect(cookiesOf(await end(here, own.id))).toEqual({ accessToken: '', refreshToken: '', signedIn: '' });
    await isOutEverywhere(here);
  });

  it.each([[undefined], ['x'], [['a']], [{}], [7]])('is refused with %j', async (id) => {
    const { username } = await makeAccount(near.db);
    expect((await end(await signIn(near.app, username), id)).statusCode).toBe(400);
  });

  it('can end all sessions except the current one', async () => {
    const { id, username } = await makeAccount(near.db);
    const here = await signIn(near.app, username);
    const others = [await signIn(near.app, username), await signIn(near.app, username)];
    await postSigned(near.app, here, '/api/me/sessions/end-others');
    for (const cookies of others) await isOutEverywhere(cookies);
    expect(await listed(here)).toHaveLength(1);
    expect(await auditOf(near.db, id)).toContain('other-sessions-ended');
  });
});

it('an account has at most twenty sessions, and the oldest one ends first', async () => {
  const { username } = await makeAccount(near.db);
  const first = await signIn(near.app, username);
  for (let more = 0; more < 19; more += 1) {
    near.clock.now = new Date(near.clock.now.getTime() + 1_000);
    await signIn(near.app, username);
  }
  expect((await currentUser(near.app, first)).statusCode).toBe(200);
  near.clock.now = new Date(near.clock.now.getTime() + 1_000);
  const last = await signIn(near.app, username);
  await expect
    .poll(async () => (await currentUser(near.app, first)).statusCode, { timeout: 5_000 })
    .toBe(401);
  expect(await listed(last)).toHaveLength(20);
  near.clock.now = testNow;
});
