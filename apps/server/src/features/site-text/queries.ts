import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { and, asc, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { siteTextVersion } from './table.ts';

/** Lists the version of each text that is valid on a day (YYYY-MM-DD), and all later ones. */
export async function listTextsFrom(db: Executor, day: string) {
  const { name, validFrom, number, version, tr, en, takenBackAt } = siteTextVersion;
  const columns = { name, validFrom, number, version, tr, en };
  const [holding, later] = await Promise.all([
    db
      .selectDistinctOn([name], columns)
      .from(siteTextVersion)
      .where(and(lte(validFrom, day), isNull(takenBackAt)))
      .orderBy(asc(name), desc(validFrom), desc(number)),
    db
      .select(columns)
      .from(siteTextVersion)
      .where(and(gt(validFrom, day), isNull(takenBackAt)))
      .orderBy(asc(name), asc(validFrom), asc(number)),
  ]);
  return [...holding, ...later];
}
export type FoundText = Awaited<ReturnType<typeof listTextsFrom>>[number];

/**
 * Lists the ledger's names and hashes of the versions that are valid on a day, or of earlier versions named `called`.
 */
export function listWordings(tx: Executor, day: string, names: readonly SiteTextName[], called?: string) {
  return askWordings(tx, called === undefined ? 'of-a-day' : 'called', { day, names: [...names], called });
}

const askWordings = builtOnce((db, form: 'of-a-day' | 'called') => {
  const { name, validFrom, number, version, hashes, takenBackAt } = siteTextVersion;
  const isNamed = form === 'called' ? eq(version, sql.placeholder('called')) : undefined;
  const isOne = sql`${name} = any(${sql.placeholder('names')}::text[])`;
  return db
    .selectDistinctOn([name], { name, version, hashes })
    .from(siteTextVersion)
    .where(and(isOne, lte(validFrom, sql.placeholder('day')), isNull(takenBackAt), isNamed))
    .orderBy(asc(name), desc(validFrom), desc(number));
});
export type HeldWording = Awaited<ReturnType<typeof listWordings>>[number];
