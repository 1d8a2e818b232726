import { auditKinds } from '@ayrac/contract/office/export-titles.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { foldedWords, foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { hasIndexedWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';

/** Number of records of one kind whose entries a name finds. */
const MOST_NAMED = 1_000;

/** Too many records have names with shorter words. */
const LEAST_NAME = 3;

const UUID = /^\s*([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i;

/** Kinds of objects with everything by which people call them, folded. */
const kinds = locales
  .flatMap((locale) => Object.entries(auditKinds(locale)))
  .map(([kind, name]) => ({ kind, names: `${foldTurkish(kind)} ${foldTurkish(name)}` }));

/** Columns with the object of an entry. */
interface Target {
  readonly targetKind: PgColumn;
  readonly targetId: PgColumn;
}

/**
 * Condition that an entry is about what is searched: a kind of object, the beginning of a number, or a record by its
 * name. Each part uses an index of its own, because few words occur in many entries.
 */
export function isAbout({ targetKind, targetId }: Target, q: string): SQL | undefined {
  const id = UUID.exec(q)?.[1];
  if (id !== undefined) return eq(targetId, id.toLowerCase());
  const words = foldedWords(q);
  if (words.length === 0) return undefined;
  const byKindOrNumber = words.map((word) => {
    const named = [...new Set(kinds.filter(({ names }) => names.includes(word)).map(({ kind }) => kind))];
    const isOfKind = named.length === 0 ? undefined : sql`${targetKind} = any(${sql.param(named)}::text[])`;
    return or(isOfKind, sql`${targetId} like ${`${word}%`}`);
  });
  const isNamed = words.every(({ length }) => length >= LEAST_NAME)
    ? sql`${targetId} = any(array(${namedRecords(q, words)}))`
    : undefined;
  return or(and(...byKindOrNumber), isNamed);
}

/** Ids of the records whose names contain all of the words, and of the accounts whose usernames begin so. */
function namedRecords(q: string, words: readonly string[]): SQL {
  const named = (table: PgTable, id: PgColumn, isNamed: SQL | undefined) =>
    sql`(select ${id}::text from ${table} where ${isNamed} limit ${MOST_NAMED})`;
  // An account is called by its username, whose index knows how it begins.
  const username = q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&');
  return sql.join(
    [
      named(campaign, campaign.id, hasIndexedWords(campaign.searchKey, words)),
      named(brand, brand.id, hasIndexedWords(brand.nameKey, words)),
      named(category, category.id, hasIndexedWords(category.nameKey, words)),
      named(account, account.id, sql`${account.usernameKey} like ${`${username}%`}`),
    ],
    sql` union all `,
  );
}
