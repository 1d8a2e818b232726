import { and, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { FEW } from '#server/db/find-few.ts';
import { picture } from '#server/features/picture/table.ts';
import { hashesWith, isShownBy } from './use-queries.ts';

/** A picture may be a hit by its file name, by what uses it, and by the text about it there. */
const MOST_HITS = 3 * FEW;
/** Number of the newest pictures among which those with a common word are looked for. */
const MOST_READ = 5_000;

const own = { hash: sql`${picture.hash}`, name: sql`${picture.searchKey}` };

/**
 * Returns the condition for the pictures with these folded words if one of the words has few. Its pictures are read
 * from the indexes, and only they are checked for the other words. `isCommon` tells that the only word has more than a
 * few; it is false as well when that would have to be counted.
 */
export async function withRareWord(
  db: Executor,
  words: readonly string[],
): Promise<{ readonly condition: SQL | undefined; readonly isCommon: boolean }> {
  let isCommon = false;
  for (const word of words) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select hash from (${hashesWith(word)}) hits limit ${sql.raw(`${MOST_HITS}`)}`,
    );
    const hashes = [...new Set(rows.map(({ hash }) => hash))];
    if (rows.length < MOST_HITS) {
      const others = words.filter((other) => other !== word).map((other) => isShownBy(other, own));
      const condition = and(sql`${picture.hash} = any(${sql.param(hashes)}::text[])`, ...others);
      return { condition, isCommon };
    }
    isCommon = words.length === 1 && hashes.length > FEW;
  }
  return { condition: undefined, isCommon };
}

/**
 * Finds pictures with a common word among the newest ones, checking one after the other until there are enough.
 * Undefined when there are not.
 */
export async function newestWith(
  db: Executor,
  word: string,
  { behind, most }: { readonly behind: SQL | undefined; readonly most: number },
): Promise<readonly string[] | undefined> {
  const read = { hash: sql`newest.hash`, name: sql`newest.search_key` };
  const { rows } = await db.execute<{ hash: string }>(sql`
    select hash from (
      select hash, created_at, search_key from picture where ${and(sql`binned_at is null`, behind)}
      order by created_at desc, hash desc limit ${sql.raw(`${MOST_READ}`)}) newest
    where ${isShownBy(word, read)}
    order by created_at desc, hash desc limit ${sql.raw(`${most}`)}`);
  return rows.length < most ? undefined : rows.map(({ hash }) => hash);
}
