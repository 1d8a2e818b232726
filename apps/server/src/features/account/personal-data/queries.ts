import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '../table.ts';

/** By what a person's records are found. */
export interface Person {
  readonly accountId: string;
  /** The key of their address where they verified it: what others wrote it on is theirs, too. Else null. */
  readonly emailKey: string | null;
}

/** A member with their account's row; refuses one that was erased meanwhile. */
export async function findPerson(db: Executor, accountId: string) {
  const [row] = await db.select().from(account).where(eq(account.id, accountId));
  if (row === undefined) throw new RefusalError('unauthenticated');
  const emailKey = row.emailVerifiedAt === null ? null : row.emailKey;
  return { row, person: { accountId, emailKey } satisfies Person };
}

/** A form belongs to who sent it signed in, and to whose verified address it holds. */
export function isOwnForm({ accountId, emailKey }: Person): SQL {
  return emailKey === null
    ? sql`customer_id = ${accountId}`
    : sql`(customer_id = ${accountId} or email_key = ${emailKey})`;
}
