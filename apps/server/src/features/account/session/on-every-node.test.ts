import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import {
  cookieHeader,
  cookiesOf,
  currentUser,
  giveSecondFactor,
  makeAccount,
  postAuth,
  signIn,
} from '#server/testing/accounts.ts';
import { twoNodes } from '#server/testing/two-nodes.ts';
import { setActive, setRole } from '../change-account.ts';
import { account, accountSession } from '../table.ts';
import { endSessionsOf } from './writes.ts';

const { near, far } = await twoNodes();

const byCommand = { caller: { kind: 'anonymous' }, address: null } as const;

async function signedIn() {
  const { id, username } = await makeAccount(near.db);
  const cookies = await signIn(near.app, username);
  for (const node of [near, far]) expect((await currentUser(node.app, cookies)).statusCode).toBe(200);
  return { id, cookies };
}

const bites = (cookies: Record<string, string>, within = 5_000) =>
  vi.waitFor(
    async () => {
      for (const node of [near, far]) expect((await currentUser(node.app, cookies)).statusCode).toBe(401);
    },
    { timeout: within, interval: 50 },
  );

// Specification 7.21
it('a logout takes effect on the other node within five seconds', async () => {
  const { cookies } = await signedIn();
  await postAuth(near.app, 'logout', {}, { cookie: cookieHeader(cookies) });
  await bites(cookies);
});

it('a disabled account is signed out everywhere within five seconds', async () => {
  const { id, cookies } = await signedIn();
  await near.db.transaction((tx) => setActive(tx, { ...byCommand, now: near.clock.now }, id, false));
  await bites(cookies);
});

it('a changed role invalidates the old token within five seconds, and a refresh returns the new role', async () => {
  const { id, cookies } = await signedIn();
  await giveSecondFactor(near.db, id);
  await near.db.transaction((tx) => setRole(tx, { ...byCommand, now: near.clock.now }, id, 'ADMIN', null));
  await bites(cookies);
  const reply = await postAuth(far.app, 'access-token', {}, { cookie: cookieHeader(cookies) });
  expect(reply.json().user.role).toBe('ADMIN');
});

it("a token newer than a node's state is accepted before the notification arrives", async () => {
  const { id, cookies } = await signedIn();
  await giveSecondFactor(near.db, id);
  // Written without a notification, so both nodes still cache the former role.
  await near.db.update(account).set({ role: 'ADMIN' }).where(eq(account.id, id));
  const renewed = await postAuth(near.app, 'access-token', {}, { cookie: cookieHeader(cookies) });
  const newer = { ...cookies, ...cookiesOf(renewed) };
  for (const node of [near, far])
    expect((await currentUser(node.app, newer)).json()).toMatchObject({ user: { role: 'ADMIN' } });
});

it('ending all sessions of an account keeps the excepted one', async () => {
  const { id, username } = await makeAccount(near.db);
  const [kept, other] = [await signIn(near.app, username), await signIn(far.app, username)];
  const own = await near.db
    .select()
    .from(accountSession)
    .where(eq(accountSession.accountId, id))
    .orderBy(accountSession.createdAt);
  const sid = JSON.parse(
    Buffer.from((kept.accessToken ?? '').split('.')[1] ?? '', 'base64url').toString(),
  ).sid;
  expect(own.map((session) => session.id)).toContain(sid);
  await near.db.transaction((tx) => endSessionsOf(tx, id, near.clock.now, sid));
  await bites(other);
  expect((await currentUser(far.app, kept)).statusCode).toBe(200);
});

it('a change is noticed within five seconds even without a notification', async () => {
  const { id, cookies } = await signedIn();
  await near.db.update(account).set({ isActive: false }).where(eq(account.id, id));
  await bites(cookies);
});
