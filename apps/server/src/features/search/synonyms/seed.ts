import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import type { Database } from '#server/db/database.ts';
import { keysOf } from './keys.ts';
import { shippedSynonyms } from './shipped-synonyms.ts';
import { synonym } from './table.ts';

/** Fills the synonyms of a new database. Several nodes may do so at the same time. */
export async function seedSynonyms(db: Database): Promise<void> {
  if ((await db.$count(synonym)) > 0) return;
  await db.transaction(async (tx) => {
    // One statement for each language, because PostgreSQL limits the parameters of a statement.
    for (const locale of locales) await tx.insert(synonym).values(rowsOf(locale)).onConflictDoNothing();
  });
}

function rowsOf(locale: Locale) {
  return Object.entries(shippedSynonyms[locale]).flatMap(([meaning, terms]) =>
    terms.map((term) => ({ locale, term, meaning, ...keysOf({ term, meaning, path: null }) })),
  );
}
