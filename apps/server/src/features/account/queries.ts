import { actingRole, type Role } from '@ayrac/domain/access.ts';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import { usernameKey } from '@ayrac/domain/account/username.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { account, accountSession, occupation, secondFactor } from './table.ts';

/** Whether an account has a second factor, given a join on `secondFactor`. */
export const isSecondFactorOn = isNotNull(secondFactor.confirmedAt);

const memberColumns = {
  id: account.id,
  username: account.username,
  role: account.role,
  name: account.name,
  surname: account.surname,
  isActive: account.isActive,
  emailKey: account.emailKey,
  emailVerifiedAt: account.emailVerifiedAt,
  brand: { id: brand.id, name: brand.name, slug: brand.slug },
  hasSecondFactor: sql<boolean>`${isSecondFactorOn}`,
};

/**
 * Finds the account of a login by username or email address, with what the response shows and whether there are requests
 * to join: everything in one statement, since a hashed password leaves nothing for the next one in the processor's
 * caches.
 */
export async function findLoginAccount(db: Executor, name: string) {
  const [row] = name.includes('@')
    ? await askLoginAccount(db, 'by-email', { key: emailKey(name) })
    : await askLoginAccount(db, 'by-username', { key: usernameKey(name) });
  return row === undefined ? undefined : { ...row, ...actingAs(row.role, row.hasSecondFactor, row.brand) };
}

const askLoginAccount = builtOnce((db, form: 'by-email' | 'by-username') =>
  db
    .select({
      ...memberColumns,
      passwordHash: account.passwordHash,
      isDemo: account.isDemo,
      hasRequestsToJoin: sql<boolean>`exists (
        select from quote_form where customer_id is null and email_key = ${account.emailKey} and may_join)`,
    })
    .from(account)
    .leftJoin(brand, eq(brand.id, account.brandId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(form === 'by-email' ? account.emailKey : account.usernameKey, sql.placeholder('key'))),
);

/** Finds the current address of an account; undefined when it does not exist. */
export async function findAccountAddress(db: Executor, accountId: string): Promise<string | undefined> {
  const [found] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  return found?.email;
}

/** Finds the names of an account that its password must not contain. */
export async function findOwnNames(db: Executor, accountId: string) {
  const [row] = await db
    .select({ username: account.username, email: account.email })
    .from(account)
    .where(eq(account.id, accountId));
  return row;
}

const askMember = builtOnce((db) =>
  db
    .select(memberColumns)
    .from(account)
    .leftJoin(brand, eq(brand.id, account.brandId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(account.id, sql.placeholder('accountId'))),
);

/** Finds a member with their effective role, which depends on their second factor. */
export async function findMember(db: Executor, accountId: string) {
  const [row] = await askMember(db, '', { accountId });
  if (row === undefined) return undefined;
  return { ...row, ...actingAs(row.role, row.hasSecondFactor, row.brand) };
}
export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const askSessionMember = builtOnce((db) =>
  db
    .select({
      id: account.id,
      username: account.username,
      role: account.role,
      brandId: account.brandId,
      hasSecondFactor: sql<boolean>`${isSecondFactorOn}`,
      isLiving: sql<boolean>`${accountSession.endedAt} is null and ${account.isActive}
        and ${accountSession.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
    })
    .from(accountSession)
    .innerJoin(account, eq(account.id, accountSession.accountId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(accountSession.id, sql.placeholder('sessionId'))),
);

/** Finds the member of a session; null when the session has ended or the account is inactive. */
export async function findSessionMember(db: Executor, sessionId: string, now: Date) {
  const [row] = await askSessionMember(db, '', { sessionId, now: now.toISOString() });
  if (!row?.isLiving) return null;
  const { id, username, role, brandId, hasSecondFactor } = row;
  const acting = actingAs(role, hasSecondFactor, brandId);
  return { id, username, role: acting.actingRole, brandId: acting.brand };
}
export type SessionMember = NonNullable<Awaited<ReturnType<typeof findSessionMember>>>;

export async function findProfile(db: Executor, accountId: string) {
  const [row] = await db
    .select({ account, occupation })
    .from(account)
    .leftJoin(occupation, eq(occupation.id, account.occupationId))
    .where(eq(account.id, accountId));
  return row;
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Finds the id of an active account by its username. */
export async function findIdOfUsername(db: Executor, username: string): Promise<string | null> {
  const isNamed = and(eq(account.usernameKey, usernameKey(username)), eq(account.isActive, true));
  const [row] = await db.select({ id: account.id }).from(account).where(isNamed);
  return row?.id ?? null;
}

/** Returns the effective role and its brand. Without the account's own role the brand does not apply. */
function actingAs<Brand>(role: Role, hasSecondFactor: boolean, ofBrand: Brand | null) {
  const acting = actingRole(role, hasSecondFactor);
  return { actingRole: acting, brand: acting === role ? ofBrand : null };
}
