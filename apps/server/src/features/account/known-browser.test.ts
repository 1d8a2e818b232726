import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  cookieHeader,
  cookiesOf,
  makeAccount,
  postAuth,
  postSigned,
  testPassword,
} from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { account, loginThrottle } from './table.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testNow;
  await server.db.delete(loginThrottle);
});

const address = '203.0.113.1';
const login = (username: string, password = testPassword, knownBrowser = '') => {
  const cookie = knownBrowser === '' ? {} : { cookie: cookieHeader({ knownBrowser }) };
  return postAuth(server.app, 'login', { username, password }, { address, ...cookie });
};
const statusOf = async (...values: Parameters<typeof login>) => (await login(...values)).statusCode;
const browserAfter = async (...values: Parameters<typeof login>) =>
  cookiesOf(await login(...values)).knownBrowser ?? '';

/** Causes enough failed logins to throttle the name. */
async function guessAt(username: string): Promise<void> {
  for (let time = 0; time < 6; time += 1) await login(username, 'Kiraz-Dali0');
}

it('marks the browser as known after a login, with an anonymous cookie', async () => {
  const { id, username, email } = await makeAccount(server.db);
  const reply = await login(username);
  const cookie = reply.cookies.find(({ name }) => name === 'knownBrowser');
  expect(cookie).toEqual({
    ...{ name: 'knownBrowser', value: expect.stringMatching(/^[\w.-]{100,400}$/) },
    ...{ path: '/', maxAge: 15_552_000, httpOnly: true, sameSite: 'Lax' },
  });
  for (const named of [id, username, email]) expect(cookie?.value).not.toContain(named);
  const elsewhere = await browserAfter(username);
  const [digests, others] = [cookie?.value ?? '', elsewhere].map((value) => value.split('.').slice(1));
  expect(others?.filter((part) => digests?.includes(part))).toEqual([]);
});

it('does not mark the browser as known after a refused login', async () => {
  const { username } = await makeAccount(server.db);
  expect(await browserAfter(username, 'Kiraz-Dali0')).toBe('');
});

it('lets the owner sign in from a known browser while their address and username are throttled', async () => {
  const { username, email } = await makeAccount(server.db);
  await login('kimse.0', 'Kiraz-Dali0');
  // Sets the failure count directly, since forty guesses take seconds.
  await server.db.update(loginThrottle).set({ failures: 43 });
  const browser = await browserAfter(username);
  await guessAt(username);
  for (const time of [1, 2]) expect(await statusOf(`kimse.${time}`, 'Kiraz-Dali0')).toBe(401);
  expect(await statusOf('kimse.3', 'Kiraz-Dali0')).toBe(429);
  expect(await statusOf(username)).toBe(429);
  expect(await statusOf(username, testPassword, browser)).toBe(200);
  expect(await statusOf(email, testPassword, browser)).toBe(200);
  // A login of the owner does not reset the failures caused by others.
  expect(await statusOf(username)).toBe(429);
});

it('lets the owner change the password after others have guessed it too often', async () => {
  const { username } = await makeAccount(server.db);
  const cookies = cookiesOf(await login(username));
  await guessAt(username);
  const next = 'Yeni-Kiraz9';
  const body = { current: testPassword, next, confirmation: next };
  expect((await postSigned(server.app, cookies, '/api/me/password', body, address)).statusCode).toBe(200);
});

it('gives a known browser its own limit of attempts, which works like that of a stranger', async () => {
  const { username } = await makeAccount(server.db);
  const browser = await browserAfter(username);
  for (let time = 0; time < 6; time += 1) expect(await statusOf(username, 'Kiraz-Dali0', browser)).toBe(401);
  expect(await statusOf(username, testPassword, browser)).toBe(429);
  // Another browser of the owner still has its full budget.
  expect(await statusOf(username)).toBe(200);
  server.clock.now = new Date(testNow.getTime() + 1_000);
  expect(await statusOf(username, testPassword, browser)).toBe(200);
  // A login resets the failures of its browser.
  expect(await statusOf(username, 'Kiraz-Dali0', browser)).toBe(401);
  expect(await statusOf(username, testPassword, browser)).toBe(200);
});

it('does not count as known for an account that has never signed in on it', async () => {
  const [own, other] = [await makeAccount(server.db), await makeAccount(server.db)];
  const browser = await browserAfter(own.username);
  await guessAt(other.username);
  expect(await statusOf(other.username, testPassword, browser)).toBe(429);
});

it('remembers the last five accounts of a browser', async () => {
  const names = [];
  for (let made = 0; made < 6; made += 1) names.push((await makeAccount(server.db)).username);
  let browser = '';
  for (const name of names) browser = await browserAfter(name, testPassword, browser);
  await server.db.delete(loginThrottle);
  for (const name of names) for (let time = 0; time < 6; time += 1) await login(name, 'Kiraz-Dali0');
  const statuses = [];
  for (const name of names) statuses.push(await statusOf(name, testPassword, browser));
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
});

it.each([
  ['made up', (value: string) => `x${value}`],
  ['given a longer life', (value: string) => value.replace(/^[^.]+/, 'zzzzzzz')],
  ['given the name of another browser', (value: string) => value.replace(/\.[^.]+/, `.${'a'.repeat(22)}`)],
  ['cut', (value: string) => value.slice(0, -1)],
])('ignores a cookie that was %s', async (_how, change) => {
  const { username } = await makeAccount(server.db);
  const browser = await browserAfter(username);
  await guessAt(username);
  expect(change(browser)).not.toBe(browser);
  expect(await statusOf(username, testPassword, change(browser))).toBe(429);
  expect(await statusOf(username, testPassword, browser)).toBe(200);
});

it.each([
  [179, 200],
  [180, 429],
])('answers a login after %i days with %i', async (days, status) => {
  const { username } = await makeAccount(server.db);
  const browser = await browserAfter(username);
  server.clock.now = new Date(testNow.getTime() + days * 86_400_000);
  await guessAt(username);
  expect(await statusOf(username, testPassword, browser)).toBe(status);
});

it('does not open a disabled account', async () => {
  const { id, username } = await makeAccount(server.db);
  const browser = await browserAfter(username);
  await server.db.update(account).set({ isActive: false }).where(eq(account.id, id));
  expect(await statusOf(username, testPassword, browser)).toBe(401);
});
