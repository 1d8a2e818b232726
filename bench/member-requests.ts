import { demoAccounts } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { hashPassword, isPasswordOf } from '../apps/server/src/guards/password-hash.ts';
import { type Answer, askOnce, type Sent } from './ask.ts';
import type { ColdRequest } from './cold-request.ts';

const LOGIN = '/api/Auth_Service/auth/login';
/** One for each concurrent connection. */
const SESSIONS = 16;
const HASHES = 10;

/**
 * Returns the requests for signing in, refreshing a session and reading the current user. Each connection has its own
 * session.
 */
export async function memberRequests(origin: string): Promise<readonly ColdRequest[]> {
  const member = demoAccounts.find(({ role }) => role === 'CUSTOMER');
  if (member === undefined) throw new Error('The demo has no customer.');
  const typed = { body: { username: member.username, password: member.password } };
  const jars = Array.from({ length: SESSIONS }, () => new Map<string, string>());
  const withCookies = (connection: number) => ({
    cookie: [...(jars[connection]?.values() ?? [])].join('; '),
  });
  const hear = (connection: number, answer: Answer) => keepCookies(jars[connection], answer);
  for (let number = 0; number < SESSIONS; number += 1)
    hear(number, await askOnce(new URL(LOGIN, origin), number, undefined, typed));
  return [
    {
      name: 'current user',
      paths: ['/api/Auth_Service/auth/current-user'],
      talk: { send: (connection): Sent => ({ headers: withCookies(connection) }) },
    },
    {
      name: 'renewing a session',
      paths: ['/api/Auth_Service/auth/access-token'],
      talk: { send: (connection): Sent => ({ headers: withCookies(connection), body: {} }), hear },
    },
    {
      name: `sign-in, ${(await hashMs(member.password)).toFixed(1)} ms of it for the password`,
      paths: [LOGIN],
      // Sent from a known browser, because sixteen unknown ones at once would be throttled.
      talk: { send: (connection): Sent => ({ ...typed, headers: withCookies(connection) }), hear },
    },
  ];
}

function keepCookies(jar: Map<string, string> | undefined, { head }: Answer): void {
  for (const [name, value] of head) {
    if (name !== 'set-cookie') continue;
    const [pair = ''] = value.split(';');
    jar?.set(pair.split('=')[0] ?? '', pair);
  }
}

/** Measures the processor time of a password comparison in milliseconds. */
async function hashMs(password: string): Promise<number> {
  const hashed = await hashPassword(password);
  const before = process.cpuUsage();
  for (let number = 0; number < HASHES; number += 1) await isPasswordOf(password, hashed);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / HASHES;
}
