import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import type { Database } from '#server/db/database.ts';
import { keysOf } from './keys.ts';
import { synonym } from './table.ts';

/** Rows of one statement. A slow machine inserts them within the time limit of a statement. */
const AT_ONCE = 1_000;

/** Fills the synonyms of a new database. Several nodes may do so at the same time. */
export async function seedSynonyms(db: Database): Promise<void> {
  if ((await db.$count(synonym)) > 0) return;
  // Loaded on demand: later starts do not need them.
  const { shippedSynonyms } = await import('./shipped-synonyms.ts');
  const rows = locales.flatMap((locale) => rowsOf(locale, shippedSynonyms[locale]));
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await tx
        .insert(synonym)
        .values(rows.slice(at, at + AT_ONCE))
        .onConflictDoNothing();
  });
}

function rowsOf(locale: Locale, shipped: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(shipped).flatMap(([meaning, terms]) =>
    terms.map((term) => ({ locale, term, meaning, ...keysOf({ term, meaning, path: null }) })),
  );
}
