import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { currentUser, makeAccount, postAuth, signIn, testPassword } from '#server/testing/accounts.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { loginThrottle } from './table.ts';

// Hundreds of concurrent logins.
vi.setConfig({ testTimeout: 300_000 });
const MANY = 400;

const server: TestApp = await testApp();
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testNow;
  await server.db.delete(loginThrottle);
});

const wait = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
};
const attempt = async (username: string, password: string, address = '203.0.113.1') =>
  (await postAuth(server.app, 'login', { username, password }, { address })).statusCode;
const throttled = (username: string, password: string, language = 'tr') =>
  server.app.inject({
    method: 'POST',
    url: '/api/Auth_Service/auth/login',
    remoteAddress: '203.0.113.1',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    payload: { username, password },
  });
const guess = (username: string, address?: string) => attempt(username, 'Kiraz-Dali0', address);

/** Sends this many requests with limited concurrency, and counts the responses by status. */
async function flood(count: number, send: (index: number) => Promise<number>): Promise<Map<number, number>> {
  const answers = new Map<number, number>();
  let next = 0;
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      for (let index = next++; index < count; index = next++) {
        const status = await send(index);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }),
  );
  return answers;
}

const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

describe('account under a guessing attack', () => {
  it('is blocked after five failures, for increasing but limited times', async () => {
    const { username } = await makeAccount(server.db);
    for (let time = 0; time < 6; time += 1) expect(await guess(username)).toBe(401);
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(429);
    wait(1);
    expect(await guess(username)).toBe(401);
    wait(1);
    expect(await attempt(username, testPassword)).toBe(429);
    wait(1);
    expect(await attempt(username, testPassword)).toBe(200);
    expect(await attempt(username, testPassword)).toBe(200);
  });

  it('is throttled per username, in any spelling', async () => {
    const { username } = await makeAccount(server.db);
    for (let time = 0; time < 3; time += 1)
      for (const name of [username.toUpperCase(), ` ${username} `]) await guess(name);
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(429);
  });

  it('gets the same waiting time whether or not it exists and whether or not the password is right', async () => {
    const { username, email } = await makeAccount(server.db);
    const tries = [
      [username, testPassword],
      [username, 'Kiraz-Dali0'],
      ['kimse.yok', testPassword],
      [email, testPassword],
      ['kimse.yok@ornek.example', testPassword],
    ] as const;
    const answers = [];
    for (const [name, password] of tries) {
      // Each name starts without earlier failures.
      await server.db.delete(loginThrottle);
      for (let time = 0; time < 6; time += 1) expect(await guess(name)).toBe(401);
      for (const language of ['tr', 'en']) {
        const reply = await throttled(name, password, language);
        const { requestId: _own, ...problem } = reply.json();
        const wait = reply.headers['retry-after'];
        answers.push(JSON.stringify({ language, wait, cookies: reply.cookies, problem }));
      }
    }
    expect(new Set(answers).size).toBe(2);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({
      wait: '1',
      cookies: [],
      problem: {
        status: 429,
        code: 'login-throttled',
        error: 'Çok fazla deneme yapıldı. 1 saniye sonra tekrar deneyin.',
      },
    });
    expect(answers[1]).toContain('Too many attempts. Please try again in 1 second.');
  });

  it('does not reveal that two names belong to one person', async () => {
    const { username, email } = await makeAccount(server.db);
    for (let time = 0; time < 6; time += 1) await guess(username);
    expect(await guess(username)).toBe(429);
    expect(await guess(email)).toBe(401);
  });

  it('does not reveal that its owner has signed in meanwhile', async () => {
    const { username } = await makeAccount(server.db);
    for (let time = 0; time < 6; time += 1) await guess(username);
    wait(1);
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(200);
    expect(await guess(username)).toBe(401);
    expect(await guess(username)).toBe(429);
  });

  it('states longer waits in minutes', async () => {
    const { username } = await makeAccount(server.db);
    for (const seconds of [0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32]) {
      wait(seconds);
      expect(await guess(username)).toBe(401);
    }
    const reply = await throttled(username, testPassword);
    expect(reply.headers['retry-after']).toBe('64');
    expect(reply.json().error).toBe('Çok fazla deneme yapıldı. 2 dakika sonra tekrar deneyin.');
  });

  it('resets its failures after two hours', async () => {
    const { username } = await makeAccount(server.db);
    for (let time = 0; time < 5; time += 1) await guess(username);
    wait(2 * 3_600 + 1);
    for (let time = 0; time < 5; time += 1) await guess(username);
    expect(await attempt(username, testPassword)).toBe(200);
  });

  it('is not blocked for hours when the clock is set back', async () => {
    const { username } = await makeAccount(server.db);
    wait(3 * 3_600);
    for (let time = 0; time < 6; time += 1) await guess(username);
    expect(await attempt(username, testPassword)).toBe(429);
    server.clock.now = testNow;
    expect(await attempt(username, testPassword)).toBe(200);
    // From here on the count starts again.
    for (let time = 0; time < 6; time += 1) await guess(username);
    expect(await attempt(username, testPassword)).toBe(429);
  });

  it('allows at most six guesses in a hundred concurrent requests', async () => {
    const { id, username } = await makeAccount(server.db);
    await flood(100, (index) => guess(username, addressOf(index)));
    const audited = await server.db.$count(auditEntry, eq(auditEntry.targetId, id));
    expect(audited).toBe(6);
  });

  it('keeps its owner signed in and hashes hardly anything during four hundred guesses', async () => {
    const victim = await makeAccount(server.db);
    const other = await makeAccount(server.db);
    const cookies = await signIn(server.app, victim.username);
    const before = await server.db.$count(auditEntry);
    const flooding = flood(MANY, (index) => guess(victim.username, addressOf(index)));
    expect(await attempt(other.username, testPassword)).toBe(200);
    expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
    expect(await flooding).toEqual(
      new Map([
        [401, 6],
        [429, MANY - 6],
      ]),
    );
    expect(await attempt(other.username, testPassword)).toBe(200);
    expect((await currentUser(server.app, cookies)).statusCode).toBe(200);
    expect((await server.db.$count(auditEntry)) - before).toBeLessThan(20);
    wait(300);
    expect(await attempt(victim.username, testPassword)).toBe(200);
  });
});

describe('guessing address', () => {
  it('is blocked after fifty failures, without delaying accounts or other addresses', async () => {
    const { username } = await makeAccount(server.db);
    for (let time = 0; time < 51; time += 1) expect(await guess(`kimse.${time}`)).toBe(401);
    expect(await attempt(username, testPassword)).toBe(429);
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(200);
    wait(1);
    expect(await attempt(username, testPassword)).toBe(200);
  });

  it('is blocked together with the other IPv6 networks of the same customer', async () => {
    const addressIn = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
    expect(await guess('kimse.0', addressIn(0))).toBe(401);
    // Sets the failure count directly, since two hundred guesses take seconds.
    await server.db.update(loginThrottle).set({ failures: 199 });
    for (const time of [1, 2]) expect(await guess(`kimse.${time}`, addressIn(time))).toBe(401);
    const { username } = await makeAccount(server.db);
    expect(await attempt(username, testPassword, addressIn(201))).toBe(429);
    expect(await attempt(username, testPassword, '2001:db8:1:100::1')).toBe(200);
  });

  it('is identified by the connection, whatever the headers say', async () => {
    const guessBehind = (time: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Auth_Service/auth/login',
        remoteAddress: '203.0.113.9',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(time) },
        payload: { username: `yok.${time}`, password: 'x' },
      });
    await guessBehind(0);
    // Sets the failure count directly, since fifty guesses take seconds.
    await server.db.update(loginThrottle).set({ failures: 49 });
    for (const time of [1, 2]) expect((await guessBehind(time)).statusCode).toBe(401);
    const { username } = await makeAccount(server.db);
    expect(await attempt(username, testPassword, '203.0.113.9')).toBe(429);
  });

  it('does not delay a request that began before its block', async () => {
    const [first, second] = [await makeAccount(server.db), await makeAccount(server.db)];
    for (const other of [guess, (name: string) => attempt(name, testPassword)]) {
      server.clock.now = new Date(testNow.getTime() + 40);
      await other(first.username);
      server.clock.now = testNow;
      expect(await attempt(second.username, testPassword)).toBe(200);
    }
  });

  it('does not count successful logins', async () => {
    const { username } = await makeAccount(server.db);
    await attempt(username, testPassword);
    const { rows } = await server.db.execute(sql`select failures from login_throttle`);
    expect(rows).toEqual([{ failures: 0 }, { failures: 0 }]);
  });

  it('does not slow down other clients during four hundred guesses', async () => {
    const { username } = await makeAccount(server.db);
    const flooding = flood(MANY, (index) => guess(`kimse.${index}`));
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(200);
    const answers = await flooding;
    // Refused as wrong, as throttled, or because too many requests of the address are waiting.
    expect([...answers.keys()].every((status) => [401, 429, 503].includes(status))).toBe(true);
    expect(await attempt(username, testPassword, '198.51.100.1')).toBe(200);
  });
});
