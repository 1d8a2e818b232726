import { oneTimeLinkMs } from '@ayrac/domain/account/one-time-link.ts';
import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { AccountContext } from './owner-requests.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { account, accountSession, oneTimeToken } from './table.ts';

/** Normalized username and email address of an account. */
export interface AccountKeys {
  readonly usernameKey: string;
  readonly emailKey: string;
}

/**
 * Condition of an abandoned registration: never verified, no valid verification link, no active session, and no
 * requests. Such an account does not reserve its username and address.
 */
function isAbandoned({ now, requests }: AccountContext) {
  const at = now.toISOString();
  return and(
    isNull(account.emailVerifiedAt),
    eq(account.role, 'CUSTOMER'),
    lt(account.createdAt, new Date(now.getTime() - oneTimeLinkMs['verify-email'])),
    sql`not exists (
      select from ${accountSession} where ${accountSession.accountId} = ${account.id}
      and ${accountSession.endedAt} is null and ${accountSession.expiresAt} > ${at}::timestamptz)`,
    sql`not exists (
      select from ${oneTimeToken} where ${oneTimeToken.accountId} = ${account.id}
      and ${oneTimeToken.purpose} in ('verify-email', 'invitation') and ${oneTimeToken.expiresAt} > ${at}::timestamptz)`,
    not(requests.exist(account.id)),
  );
}

/** Finds the accounts with one of these keys, and whether they are abandoned. */
export function findHolders(context: AccountContext, keys: AccountKeys) {
  return context.db
    .select({
      id: account.id,
      emailKey: account.emailKey,
      locale: account.locale,
      isAbandoned: sql<boolean>`${isAbandoned(context)}`,
    })
    .from(account)
    .where(isHeldBy(keys));
}

/** Deletes the abandoned accounts with one of these keys. */
export async function giveWay(tx: Executor, context: AccountContext, keys: AccountKeys): Promise<void> {
  const { now } = context;
  const held = tx
    .select({ id: account.id })
    .from(account)
    .where(and(isHeldBy(keys), isAbandoned(context)));
  const abandoned = await tx
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.id, held))
    .orderBy(account.id)
    .for('update');
  for (const { id: accountId } of abandoned) {
    await writeAudit(tx, context, {
      action: 'registration-abandoned',
      targetKind: 'account',
      targetId: accountId,
    });
    await erasePerson(tx, { accountId, emailKey: null, before: now }, now);
  }
}

function isHeldBy({ usernameKey, emailKey }: AccountKeys) {
  return or(eq(account.usernameKey, usernameKey), eq(account.emailKey, emailKey));
}
