import { emailKey } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { accountCommands } from '../apps/server/src/account-command/commands.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { openFor } from '../apps/server/src/db/open.ts';
import { readEnv } from '../apps/server/src/env.ts';
import {
  newAuthenticatorSecret,
  storeSecondFactor,
} from '../apps/server/src/features/account/second-factor.ts';
import { account } from '../apps/server/src/features/account/table.ts';
import { cheapHash } from '../apps/server/src/testing/test-password.ts';

const silent = { info: () => undefined, warn: () => undefined };
const patient = {
  poolSize: 1,
  timeouts: { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 },
};

/**
 * Runs a command of `npm run account` on the stories' database, in this process. A separate process would take as long
 * as half a story.
 */
export function runAccountCommand(name: string, ...words: readonly string[]): Promise<void> {
  return withDatabase((db) => run(db, name, words));
}

/**
 * Creates an admin with a verified address and a second factor directly in the database, and returns the
 * authenticator's secret. The regular way takes six forms, each of which hashes the password again.
 */
export function writeAdmin(username: string, email: string): Promise<string> {
  return withDatabase(async (db) => {
    const { secret } = await writeAccount(db, username, email);
    await run(db, 'make-admin', [username, email]);
    return secret;
  });
}

/** Creates a member of a brand's team in the same way. */
export function writeTeamMember(username: string, email: string, brandId: string) {
  return withDatabase((db) => writeAccount(db, username, email, { role: 'CRM_ADMIN', brandId }));
}

async function writeAccount(
  db: Database,
  username: string,
  email: string,
  access: Partial<Pick<typeof account.$inferInsert, 'role' | 'brandId'>> = {},
) {
  const now = new Date();
  const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
  const values = { username, email, ...keys, ...access, passwordHash: cheapHash, emailVerifiedAt: now };
  const [made] = await db.insert(account).values(values).returning({ id: account.id });
  if (made === undefined) throw new Error('No account was made.');
  const secret = newAuthenticatorSecret();
  await storeSecondFactor(db, made.id, secret, now);
  return { id: made.id, secret };
}

async function run(db: Database, name: string, words: readonly string[]): Promise<void> {
  const command = accountCommands[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  const readPassword = () => Promise.reject(new Error('Nobody is there to type a password.'));
  await command.run({ db, now: new Date(), say: silent, readPassword }, ...words);
}

/** Works on the stories' database, for what no call of the site can bring about. */
export async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const env = readEnv({ DATA_DIR: process.env.STORY_DATA_DIR, DATABASE_URL: '' });
  await using opened = new AsyncDisposableStack();
  return await work(await openFor(env, patient, silent, opened));
}
