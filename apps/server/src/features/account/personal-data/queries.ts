import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '../table.ts';

/** Keys by which a person's records are found. */
export interface Person {
  readonly accountId: string;
  /**
   * Normalized email address if it is verified, otherwise null. Records that others created with a verified address
   * belong to the person as well.
   */
  readonly emailKey: string | null;
}

/** Finds a member and the row of their account. Throws `unauthenticated` when the account was erased meanwhile. */
export async function findPerson(db: Executor, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (row === undefined) throw new RefusalError('unauthenticated');
  const emailKey = row.emailVerifiedAt === null ? null : row.emailKey;
  return { row, person: { accountId, emailKey } satisfies Person };
}

/** Condition of a person's own forms: sent while signed in, or with the person's verified address. */
export function isOwnForm({ accountId, emailKey }: Person): SQL {
  return emailKey === null
    ? sql`customer_id = ${accountId}`
    : sql`(customer_id = ${accountId} or email_key = ${emailKey})`;
}
