import type { Role } from '@ayrac/domain/access.ts';
import { z } from 'zod';
import { demoAccounts } from '#server/features/account/demo/demo-accounts.ts';
import { authenticatorCode } from '#server/features/account/second-factor.ts';
import type { Answer, Send } from './exchange.ts';

const folder = '/api/Auth_Service/auth';

/** A signed-in person. */
export interface Person {
  readonly role: Role;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in the demo's account of each role, one after the other; fails when a login is refused. */
export async function signInEach(send: Send, now: Date): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const { username, password, role, secret } of demoAccounts) {
    const code = secret === null ? {} : { code: authenticatorCode(secret, now) };
    const answer = await post(send, `${folder}/login`, {}, { username, password, ...code });
    const { user } = z.object({ user: z.object({ role: z.string() }) }).parse(JSON.parse(answer.body));
    if (user.role !== role) throw new Error(`${username} acts as ${user.role}.`);
    people.push({ role, ...tokensOf(answer) });
  }
  return people;
}

/** Renews all access tokens, which expire after a quarter of an hour. */
export function renewEach(send: Send, people: readonly Person[]): Promise<readonly Person[]> {
  return Promise.all(
    people.map(async ({ role, refreshToken }) => {
      const headers = { cookie: `refreshToken=${refreshToken}`, 'sec-fetch-site': 'same-origin' };
      return { role, ...tokensOf(await post(send, `${folder}/access-token`, headers, {})) };
    }),
  );
}

async function post(send: Send, url: string, headers: Readonly<Record<string, string>>, body: unknown) {
  const answer = await send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.body}`);
  return answer;
}

function tokensOf({ headers }: Answer): Pick<Person, 'accessToken' | 'refreshToken'> {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  const cookie = (name: string) => {
    const value = set.map((line) => line.replace(/;.*/, '')).find((line) => line.startsWith(`${name}=`));
    if (value === undefined) throw new Error(`No cookie ${name} was set.`);
    return value.slice(name.length + 1);
  };
  return { accessToken: cookie('accessToken'), refreshToken: cookie('refreshToken') };
}
