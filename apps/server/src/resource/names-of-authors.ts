import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';

/** Returns the usernames of the authors by account id. Deleted accounts are missing. */
export async function namesOfAuthors(
  db: Executor,
  rows: readonly { readonly createdBy: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ createdBy }) => createdBy ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(inArray(account.id, ids));
  return new Map(found.map(({ id, username }) => [id, username]));
}
