import { sql } from 'drizzle-orm';
import { KNOWN_BROWSER } from '../../apps/server/src/api/session-cookies.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { demoAccounts } from '../../apps/server/src/features/account/demo/demo-accounts.ts';
import { hashPassword, isPasswordOf } from '../../apps/server/src/guards/password-hash.ts';
import { type Answer, askOnce, type Sent } from '../ask.ts';
import type { ColdRequest } from './cold-request.ts';

const LOGIN = '/api/Auth_Service/auth/login';
/** One for each concurrent connection. */
const SESSIONS = 16;
/**
 * Members that sign in, one after the other: a member's twenty-first session ends the oldest one, and simultaneous ones
 * wait for each other.
 */
const MEMBERS = 200;
const HASHES = 10;

/**
 * Returns the requests for signing in, refreshing a session and reading the current user. Each connection has its own
 * session.
 */
export async function memberRequests(db: Database, origin: string): Promise<readonly ColdRequest[]> {
  const member = demoAccounts.find(({ role }) => role === 'CUSTOMER');
  if (member === undefined) throw new Error('The demo has no customer.');
  const typed = { body: { username: member.username, password: member.password } };
  await addMembers(db, member.username);
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
      talk: signInTalk(member.password),
    },
  ];
}

/** Adds members with the password of another one. */
async function addMembers(db: Database, username: string): Promise<void> {
  await db.execute(sql`
    insert into account (username, username_key, email, email_key, email_verified_at, password_hash, is_demo)
    select own, own, own || '@ornek.example', own || '@ornek.example', now(), password_hash, is_demo
    from account, generate_series(1, ${MEMBERS}::integer) n, format('oturum.%s', n) own
    where username_key = ${username}
    on conflict do nothing`);
}

/** Signs in each member in turn, from a browser that is known once they have signed in, and has signed out since. */
function signInTalk(password: string): Required<ColdRequest>['talk'] {
  const jars = Array.from({ length: MEMBERS }, () => new Map<string, string>());
  const memberOf = new Map<number, number>();
  let next = 0;
  return {
    send(connection) {
      const member = next % MEMBERS;
      next += 1;
      memberOf.set(connection, member);
      const cookie = jars[member]?.get(KNOWN_BROWSER) ?? '';
      return { body: { username: `oturum.${member + 1}`, password }, headers: { cookie } };
    },
    hear: (connection, answer) => keepCookies(jars[memberOf.get(connection) ?? -1], answer),
  };
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
