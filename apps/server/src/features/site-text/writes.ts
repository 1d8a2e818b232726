import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { and, asc, eq } from 'drizzle-orm';
import { announce } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { hashesOf } from './hashes.ts';
import { SITE_TEXTS } from './kept-texts.ts';
import { siteTextVersion } from './table.ts';

/**
 * Locks every version of a text until the transaction ends, so that publications are serialized. Returns them, the
 * first one first.
 */
export function holdVersions(tx: Executor, name: SiteTextName) {
  return tx
    .select()
    .from(siteTextVersion)
    .where(eq(siteTextVersion.name, name))
    .orderBy(asc(siteTextVersion.number))
    .for('update');
}

/** Announces at commit that pages and forms show another text. */
export function announceTexts(tx: Executor): Promise<void> {
  return announce(tx, [SITE_TEXTS]);
}

/** Adds a version, which never changes afterwards. */
export async function addVersion(
  tx: Executor,
  version: Omit<typeof siteTextVersion.$inferInsert, 'hashes'>,
): Promise<void> {
  const { name, tr, en } = version;
  await tx.insert(siteTextVersion).values({ ...version, hashes: hashesOf(name, tr, en) });
}

export async function markWithdrawn(
  tx: Executor,
  name: SiteTextName,
  number: number,
  now: Date,
): Promise<void> {
  await tx
    .update(siteTextVersion)
    .set({ takenBackAt: now })
    .where(and(eq(siteTextVersion.name, name), eq(siteTextVersion.number, number)));
}
