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
 * name. Words that name a kind narrow the rest ("marka çınaraltı"), unless a record has them in its name. Whole numbers
 * and kinds have indexes of their own.
 */
export function isAbout({ targetKind, targetId }: Target, q: string): SQL | undefined {
  const id = UUID.exec(q)?.[1];
  if (id !== undefined) return eq(targetId, id.toLowerCase());
  const terms = q.split(/\s+/).filter((term) => foldedWords(term).length > 0);
  const begins = (term: string) => sql`${targetId} like ${beginning(term)}`;
  const isNamed = (some: readonly string[]) => {
    const words = foldedWords(some.join(' '));
    return words.every(({ length }) => length >= LEAST_NAME)
      ? sql`${targetId} = any(array(${namedRecords(some.join(' '), words)}))`
      : undefined;
  };
  const named = terms.map((term) => ({ term, kinds: kindsNamedBy(term) }));
  const ofKind = named.filter((one) => one.kinds.length > 0);
  const rest = named.filter((one) => one.kinds.length === 0).map(({ term }) => term);
  return or(
    and(
      ...ofKind.map((one) => or(sql`${targetKind} = any(${sql.param(one.kinds)}::text[])`, begins(one.term))),
      rest.length === 0 ? undefined : or(and(...rest.map(begins)), isNamed(rest)),
    ),
    ofKind.length === 0 ? undefined : isNamed(terms),
  );
}

/** Returns the kinds of objects whose names contain a typed term. */
function kindsNamedBy(term: string): readonly string[] {
  const words = foldedWords(term);
  const named = kinds.filter(({ names }) => words.every((word) => names.includes(word)));
  return [...new Set(named.map(({ kind }) => kind))];
}

/** Pattern for keys that begin with a text. An index helps only in databases with the collation C. */
function beginning(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Ids of the records whose names contain all of the words, and of the accounts whose usernames begin with the text. The
 * names of campaigns have an index of their words; brands and categories are few enough to be read.
 */
function namedRecords(text: string, words: readonly string[]): SQL {
  const named = (table: PgTable, id: PgColumn, isNamed: SQL | undefined) =>
    sql`(select ${id}::text from ${table} where ${isNamed} limit ${MOST_NAMED})`;
  return sql.join(
    [
      named(campaign, campaign.id, hasIndexedWords(campaign.searchKey, words)),
      named(brand, brand.id, hasIndexedWords(brand.nameKey, words)),
      named(category, category.id, hasIndexedWords(category.nameKey, words)),
      // An account is called by its username.
      named(account, account.id, sql`${account.usernameKey} like ${beginning(text)}`),
    ],
    sql` union all `,
  );
}
