import { emailKey, parseEmail } from '@ayrac/domain/account/identity.ts';
import type { PasswordOwner } from '@ayrac/domain/account/own-name.ts';
import { passwordProblem } from '@ayrac/domain/account/password.ts';
import { parseUsername, usernameKey } from '@ayrac/domain/account/username.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { setActive, setPassword, setRole } from '#server/features/account/change-account.ts';
import { demoAccounts } from '#server/features/account/demo/demo-accounts.ts';
import { authenticatorCode, deleteSecondFactor } from '#server/features/account/second-factor.ts';
import { rotateKeys } from '#server/features/account/session/signing-keys.ts';
import { endSessionsOf } from '#server/features/account/session/writes.ts';
import { account } from '#server/features/account/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { hashPassword } from '#server/guards/password-hash.ts';

/** Dependencies of an account command. */
interface CommandParts {
  readonly db: Database;
  readonly now: Date;
  readonly say: { readonly info: (message: string) => void };
  /** Asks for a password. It is never an argument, because other users of the machine could read it there. */
  readonly readPassword: () => Promise<string>;
}

type Run = (parts: CommandParts, ...words: readonly string[]) => Promise<void>;

/** A command: the names of its arguments, and the function that runs it. */
interface AccountCommand {
  readonly words: readonly string[];
  readonly run: Run;
}

/** Every account command by name. */
export const accountCommands: Readonly<Record<string, AccountCommand>> = {
  'make-admin': { words: ['username', 'email'], run: makeAdmin },
  'set-password': { words: ['username'], run: changePassword },
  'drop-second-factor': { words: ['username'], run: dropSecondFactor },
  disable: { words: ['username'], run: (parts, username) => switchAccount(parts, username, false) },
  enable: { words: ['username'], run: (parts, username) => switchAccount(parts, username, true) },
  'rotate-keys': { words: [], run: changeKeys },
  'demo-code': { words: ['username'], run: showDemoCode },
};

/** Makes an existing account an admin, or creates an admin account. The second factor is set up at the first login. */
async function makeAdmin(
  { db, now, say, readPassword }: CommandParts,
  name = '',
  address = '',
): Promise<void> {
  const [username, email] = [parseUsername(name), parseEmail(address)];
  if (username.kind === 'problem') throw new Error('The username is invalid.');
  if (email.kind === 'problem') throw new Error('The e-mail address is invalid.');
  const by = commandLine(now);
  const existing = await findByName(db, name);
  if (existing !== undefined) {
    if (existing.emailKey !== emailKey(email.value)) {
      throw new Error('This username belongs to an account with another e-mail address.');
    }
    if (existing.emailVerifiedAt === null)
      throw new Error('The e-mail address of this account is not verified yet.');
    await db.transaction((tx) => setRole(tx, by, existing.id, 'ADMIN', null));
    return say.info(`${existing.username} is now an admin.`);
  }
  const passwordHash = await askPassword(readPassword, { username: username.value, email: email.value });
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(account)
      .values({
        ...{ username: username.value, usernameKey: usernameKey(username.value), passwordHash },
        ...{ email: email.value, emailKey: emailKey(email.value), emailVerifiedAt: now },
        ...{ role: 'ADMIN', createdAt: now, updatedAt: now },
      })
      .onConflictDoNothing()
      .returning({ id: account.id });
    if (made === undefined) throw new Error('This e-mail address belongs to another account.');
    await writeAudit(tx, by, { action: 'admin-made', targetKind: 'account', targetId: made.id });
  });
  say.info(`${username.value} can sign in and becomes an admin once a second factor is set up.`);
}

async function changePassword({ db, now, say, readPassword }: CommandParts, name = ''): Promise<void> {
  const { id, username, email } = await requireByName(db, name);
  const passwordHash = await askPassword(readPassword, { username, email });
  await db.transaction((tx) => setPassword(tx, commandLine(now), id, passwordHash));
  say.info(`${username} has a new password and is signed out everywhere.`);
}

/**
 * For members who lost both authenticator and recovery codes: the password alone opens the account until they set up a
 * new second factor.
 */
async function dropSecondFactor({ db, now, say }: CommandParts, name = ''): Promise<void> {
  const { id, username } = await requireByName(db, name);
  await db.transaction(async (tx) => {
    await deleteSecondFactor(tx, id);
    await endSessionsOf(tx, id, now);
    const entry = { action: 'second-factor-off', targetKind: 'account', targetId: id } as const;
    await writeAudit(tx, commandLine(now), entry);
  });
  say.info(`${username} now signs in with the password alone and is signed out everywhere.`);
}

async function switchAccount({ db, now, say }: CommandParts, name = '', isActive: boolean): Promise<void> {
  const { id, username } = await requireByName(db, name);
  await db.transaction((tx) => setActive(tx, commandLine(now), id, isActive));
  say.info(isActive ? `${username} can sign in again.` : `${username} is signed out everywhere.`);
}

async function changeKeys({ db, now, say }: CommandParts): Promise<void> {
  await rotateKeys(db, now);
  say.info(
    'A new key signs all tokens within ten seconds. Tokens of the previous key stay valid until they expire.',
  );
}

async function showDemoCode({ now, say }: CommandParts, name = ''): Promise<void> {
  const demo = demoAccounts.find(({ username }) => username === usernameKey(name));
  if (demo === undefined || demo.secret === null)
    throw new Error('No demo account with this name needs a code.');
  say.info(`${authenticatorCode(demo.secret, now)} (authenticator secret: ${demo.secret})`);
}

async function askPassword(readPassword: () => Promise<string>, owner: PasswordOwner): Promise<string> {
  const password = await readPassword();
  const problem = passwordProblem(password, owner);
  if (problem === null) return hashPassword(password);
  throw new Error(
    `The password was rejected (${problem}): at least 8 characters, upper and lower case, a digit and a sign, none that is widely used, and neither the username nor the name in the address in it.`,
  );
}

async function findByName(db: Database, name: string) {
  const [found] = await db
    .select()
    .from(account)
    .where(eq(account.usernameKey, usernameKey(name)));
  return found;
}

async function requireByName(db: Database, name: string) {
  const found = await findByName(db, name);
  if (found === undefined) throw new Error(`The account ${name} does not exist.`);
  return found;
}

function commandLine(now: Date) {
  return { caller: { kind: 'anonymous' }, address: null, now } as const;
}
