import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Name of a record in the English office: the Turkish one if it has no English name. */
export function englishNameOf({ name, nameEn }: Readonly<Record<'name' | 'nameEn', PgColumn>>): SQL<string> {
  return sql<string>`coalesce(${nameEn}, ${name})`;
}
