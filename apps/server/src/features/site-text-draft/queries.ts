import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { siteTextVersion } from '#server/features/site-text/table.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { siteTextDraft, siteTextPreview, siteTextTelling } from './table.ts';

/** Lists the versions of texts with their authors, the first one first. */
export function listVersions(db: Executor, names: readonly SiteTextName[]) {
  return db
    .select({ ...getTableColumns(siteTextVersion), author: account.username })
    .from(siteTextVersion)
    .leftJoin(account, eq(account.id, siteTextVersion.createdBy))
    .where(inArray(siteTextVersion.name, [...names]))
    .orderBy(asc(siteTextVersion.name), asc(siteTextVersion.number));
}
export type FoundVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Lists the drafts of texts with the author of the last save. */
export function listDrafts(db: Executor, names: readonly SiteTextName[]) {
  return db
    .select({ ...getTableColumns(siteTextDraft), author: account.username })
    .from(siteTextDraft)
    .leftJoin(account, eq(account.id, siteTextDraft.savedBy))
    .where(inArray(siteTextDraft.name, [...names]))
    .orderBy(asc(siteTextDraft.name));
}
export type FoundDraft = Awaited<ReturnType<typeof listDrafts>>[number];

/** Finds the text of a valid preview link. */
export async function findPreview(db: Executor, token: string, now: Date) {
  const [found] = await db
    .select({ name: siteTextPreview.name, until: siteTextPreview.expiresAt })
    .from(siteTextPreview)
    .where(and(eq(siteTextPreview.tokenHash, hashOfToken(token)), gt(siteTextPreview.expiresAt, now)));
  return found;
}

/** Finds the progress of notifying members about a version, with the person who started it. */
export async function findNotification(db: Executor, name: SiteTextName, number: number) {
  const [found] = await db
    .select({ ...getTableColumns(siteTextTelling), author: account.username })
    .from(siteTextTelling)
    .leftJoin(account, eq(account.id, siteTextTelling.startedBy))
    .where(and(eq(siteTextTelling.name, name), eq(siteTextTelling.number, number)));
  return found;
}
