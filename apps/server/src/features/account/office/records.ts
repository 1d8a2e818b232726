import { customers, users } from '@ayrac/contract/office/people.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { hasIndexedWords } from '#server/db/folded.ts';
import { brand } from '#server/features/brand/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { isSecondFactorOn } from '../queries.ts';
import { account, secondFactor } from '../table.ts';

const sorts = {
  username: [account.usernameKey],
  lastSeenAt: [sql`coalesce(${account.lastSeenAt}, '-infinity'::timestamptz)`],
  createdAt: [account.createdAt],
};

const columns = { isVerified: sql`(${account.emailVerifiedAt} is not null)` };

/** Condition that finds people by words, or by a phone number in any notation. */
function searched(q: string): SQL | undefined {
  return hasIndexedWords(account.searchKey, personSearchWords(q));
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
