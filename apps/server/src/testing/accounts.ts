import { emailKey } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import {
  authenticatorCode,
  newAuthenticatorSecret,
  storeSecondFactor,
} from '#server/features/account/second-factor.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { postJson } from './post-json.ts';
import { type TestApp, testNow } from './test-app.ts';
import { cheapHash, testPassword } from './test-password.ts';

export { testPassword };

const folder = '/api/Auth_Service/auth';
// High enough for all numbers to have five digits: none is part of another, or of a made phone number.
let made = 71_000;

/** Creates an account with a verified address and the role CUSTOMER, unless the values say otherwise. */
export async function makeAccount(
  db: Database,
  values: Partial<typeof account.$inferInsert> = {},
): Promise<typeof account.$inferSelect> {
  made += 1;
  const username = values.username ?? `uye.${made}`;
  const email = values.email ?? `uye.${made}@ornek.example`;
  const [row] = await db
    .insert(account)
    .values({
      passwordHash: cheapHash,
      emailVerifiedAt: testNow,
      ...values,
      ...{ username, usernameKey: usernameKey(username), email, emailKey: emailKey(email) },
    })
    .returning();
  if (row === undefined) throw new Error('No account was made.');
  return row;
}

/** Gives an account a confirmed second factor and returns its secret. */
export async function giveSecondFactor(db: Database, accountId: string): Promise<string> {
  const secret = newAuthenticatorSecret();
  await storeSecondFactor(db, accountId, secret, testNow);
  return secret;
}

/** Posts to a call of the session, with a browser's cookies if given. */
export function postAuth(
  app: FastifyInstance,
  call: 'login' | 'logout' | 'access-token',
  body: unknown = {},
  browser: { readonly cookie?: string; readonly userAgent?: string; readonly address?: string } = {},
) {
  const { cookie, userAgent = 'Firefox', address } = browser;
  const headers = {
    'user-agent': userAgent,
    ...(cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' }),
  };
  return postJson(app, `${folder}/${call}`, body, headers, address);
}

/** Returns the cookies that a reply sets, by name. A cleared cookie is an empty string. */
export function cookiesOf(reply: { readonly cookies: readonly { name: string; value: string }[] }) {
  return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}

/** Writes the `Cookie` header of a browser. */
export function cookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

/** Signs an account in and returns the browser's cookies; fails when the login is refused. */
export async function signIn(
  app: FastifyInstance,
  username: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, string>> {
  const reply = await postAuth(app, 'login', { username, password: testPassword, ...body });
  if (reply.statusCode !== 200) throw new Error(`The login was refused: ${reply.body}`);
  return cookiesOf(reply);
}

/** Creates an account of the office with a second factor, and signs it in. */
export async function signInColleague(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  values: { readonly role: 'CRM_ADMIN' | 'ADMIN'; readonly brandId?: string | null },
): Promise<{ readonly id: string; readonly cookies: Record<string, string> }> {
  const { id, username } = await makeAccount(db, values);
  const code = authenticatorCode(await giveSecondFactor(db, id), testNow);
  return { id, cookies: await signIn(app, username, { code }) };
}

/** Posts to a call from a signed-in browser. */
export function postSigned(
  app: FastifyInstance,
  cookies: Readonly<Record<string, string>>,
  path: string,
  body: unknown = {},
  address?: string,
) {
  const headers = { cookie: cookieHeader(cookies), 'sec-fetch-site': 'same-origin' };
  return postJson(app, path, body, headers, address);
}

/** Sends a GET call from a signed-in browser. */
export function getSigned(app: FastifyInstance, cookies: Readonly<Record<string, string>>, url: string) {
  return app.inject({ url, headers: { cookie: cookieHeader(cookies) } });
}

/** Returns the tokens of the links mailed to an account, newest first. */
export async function mailedTokens(
  db: Database,
  accountId: string,
  template: 'verify-email' | 'password-reset',
): Promise<string[]> {
  const rows = await db
    .select({ data: mail.data })
    .from(mail)
    .where(and(eq(mail.accountId, accountId), eq(mail.template, template)))
    .orderBy(desc(mail.createdAt), desc(mail.id));
  return rows.map(({ data }) => new URL('url' in data ? String(data.url) : '').searchParams.get('kod') ?? '');
}

/** Returns the template names of an account's mails in the order of writing. */
export async function mailsOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ template: mail.template })
    .from(mail)
    .where(eq(mail.accountId, accountId))
    .orderBy(mail.createdAt, mail.id);
  return rows.map(({ template }) => template);
}

/** Returns the audit log actions about an account, in order. */
export async function auditOf(db: Database, targetId: string): Promise<string[]> {
  const rows = await db
    .select({ action: auditEntry.action })
    .from(auditEntry)
    .where(eq(auditEntry.targetId, targetId))
    .orderBy(auditEntry.at, auditEntry.id);
  return rows.map(({ action }) => action);
}

/** Requests the user that a browser is signed in as. */
export function currentUser(app: FastifyInstance, cookies: Readonly<Record<string, string>>) {
  return app.inject({ url: `${folder}/current-user`, headers: { cookie: cookieHeader(cookies) } });
}
