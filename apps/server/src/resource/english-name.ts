import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folded } from '#server/db/folded.ts';
import type { PerLocale } from './declaration.ts';

type NameColumns = Readonly<Record<'name' | 'nameEn', PgColumn>>;

/** Name of a record in the English office: the Turkish one if it has no English name. */
export function englishNameOf({ name, nameEn }: NameColumns): SQL<string> {
  return sql<string>`coalesce(${nameEn}, ${name})`;
}

/** Sorts by the given columns, then by the name in the reader's language. */
export function nameOrder(
  { sortKey, ...names }: NameColumns & { readonly sortKey: PgColumn },
  ...before: readonly SQLWrapper[]
): PerLocale<readonly SQLWrapper[]> {
  return { tr: [...before, sortKey], en: [...before, folded(englishNameOf(names)), sortKey] };
}
