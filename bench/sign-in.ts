import type { DemoAccount } from '../apps/server/src/features/account/demo/demo-accounts.ts';
import { authenticatorCode } from '../apps/server/src/features/account/second-factor.ts';
import type { Site } from '../scripts/site.ts';

/** Signs in with a demo account that has an authenticator. Returns the cookies. */
export async function signIn(site: Site | undefined, account: DemoAccount | undefined): Promise<string> {
  if (account?.secret == null) throw new Error('The demo has no such account.');
  const { username, password, secret } = account;
  const reply = await fetch(new URL('/api/Auth_Service/auth/login', site?.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password, code: authenticatorCode(secret, new Date()) }),
  });
  if (!reply.ok) throw new Error(`${username} could not sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}
