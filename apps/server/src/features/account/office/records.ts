import { customers, users } from '@ayrac/contract/office/people.ts';
import { parsePhone, toE164 } from '@ayrac/domain/account/identity.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { folded, hasWords } from '#server/db/folded.ts';
import { brand } from '#server/features/brand/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { isSecondFactorOn } from '../queries.ts';
import { account, accountSession, secondFactor } from '../table.ts';

const { username, name, surname, email, phone } = account;

const sorts = { username: [account.usernameKey], createdAt: [account.createdAt] };

/** Folded username, name, email address and phone number. Must match the expression of the index `account_search`. */
const foldedPerson = folded(
  sql`${username} || ' ' || coalesce(${name}, '') || ' ' || coalesce(${surname}, '')
    || ' ' || ${email} || ' ' || coalesce(${phone}, '')`,
);

const columns = {
  isVerified: sql`(${account.emailVerifiedAt} is not null)`,
  lastSeenAt: sql`(select max(${accountSession.lastUsedAt}) from ${accountSession}
    where ${accountSession.accountId} = ${account.id})`,
};

/** Returns the condition that finds people by words, or by a phone number in any notation. */
function searched(q: string): SQL | undefined {
  const phoneNumber = parsePhone(q);
  const words = phoneNumber.kind === 'ok' ? [toE164(phoneNumber.value).slice(1)] : foldedWords(q);
  return hasWords(foldedPerson, words);
}

export const customerRecords = serve({
  shape: customers,
  table: account,
  only: eq(account.role, 'CUSTOMER'),
  columns,
  sorts,
  searched,
});

export const userRecords = serve({
  shape: users,
  table: account,
  joins: [{ table: secondFactor, on: eq(secondFactor.accountId, account.id) }],
  columns: { ...columns, hasSecondFactor: sql`(${isSecondFactorOn})` },
  references: { brandId: { table: brand, label: brand.name } },
  sorts,
  searched,
});
