import type { OfficePicture } from '@ayrac/contract/office/pictures.ts';
import type { PictureState } from '@ayrac/domain/picture/picture-lists.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { Executor } from '#server/db/database.ts';
import { FEW } from '#server/db/find-few.ts';
import { account } from '#server/features/account/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { newestWith, withRareWord } from './find-pictures.ts';
import { hasWord, isUnused, listUses } from './use-queries.ts';

const PAGE = 48;

export interface PictureSelection {
  readonly q?: string | undefined;
  readonly state?: PictureState | undefined;
  readonly cursor?: string | undefined;
}

const newestFirst = [desc(picture.createdAt), desc(picture.hash)];

const columns = {
  hash: picture.hash,
  width: picture.width,
  height: picture.height,
  focusX: picture.focusX,
  focusY: picture.focusY,
  version: picture.version,
  bytes: sql<number>`octet_length(${picture.bytes})`,
  fileName: picture.fileName,
  uploadedAt: picture.createdAt,
  uploadedBy: account.username,
  binnedAt: picture.binnedAt,
};

function pictures(db: Executor) {
  return db.select(columns).from(picture).leftJoin(account, eq(account.id, picture.uploadedBy)).$dynamic();
}

type PictureRow = Awaited<ReturnType<typeof pictures>>[number];

/** Lists one page of the pictures with their uses, the newest first. */
export async function listPicturePage(db: Executor, selection: PictureSelection, now: Date) {
  const isSearch = foldedWords(selection.q ?? '').length > 0;
  const { rows, total } = await (isSearch ? searchPage : plainPage)(db, selection, now);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    items: await withUses(db, shown),
    next: last === undefined ? null : writeCursor([last.hash]),
    total,
  };
}

function plainPage(db: Executor, selection: PictureSelection, now: Date) {
  return pageOf(db, selection, isSelected(selection, now));
}

async function pageOf(db: Executor, selection: PictureSelection, selected: SQL | undefined) {
  const rows = await pictures(db)
    .where(and(selected, isBehind(selection)))
    .orderBy(...newestFirst)
    .limit(PAGE + 1);
  return { rows, total: await db.$count(picture, selected) };
}

/**
 * A search reads the pictures of a rare word from its hits. Those with a common word are soon found among the newest
 * ones, and only more than a few is known of their number.
 */
async function searchPage(db: Executor, selection: PictureSelection, now: Date) {
  const words = foldedWords(selection.q ?? '');
  const { condition, isCommon } = await withRareWord(db, words);
  if (condition !== undefined)
    return pageOf(db, selection, and(isSelected({ ...selection, q: undefined }, now), condition));
  const [word = ''] = words;
  const isPlain = isCommon && (selection.state ?? 'all') === 'all';
  const found = isPlain
    ? await newestWith(db, word, { behind: isBehind(selection), most: PAGE + 1 })
    : undefined;
  if (found === undefined) return wholePage(db, selection, now);
  const rows = await pictures(db)
    .where(inArray(picture.hash, [...found]))
    .orderBy(...newestFirst);
  return { rows, total: FEW + 1 };
}

/** Looks through everything that pictures are found by, once for the page and the total. */
async function wholePage(db: Executor, selection: PictureSelection, now: Date) {
  const { hash, createdAt } = picture;
  const found = db
    .$with('found')
    .as(db.select({ hash, createdAt }).from(picture).where(isSelected(selection, now)));
  const page = db.$with('page').as(
    db
      .select({ hash: found.hash })
      .from(found)
      .where(isBehind(selection, found))
      .orderBy(desc(found.createdAt), desc(found.hash))
      .limit(PAGE + 1),
  );
  const rows = await db
    .with(found, page)
    .select({ ...columns, total: sql<number>`(select count(*)::integer from ${found})` })
    .from(page)
    .innerJoin(picture, eq(picture.hash, page.hash))
    .leftJoin(account, eq(account.id, picture.uploadedBy))
    .orderBy(...newestFirst);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Finds pictures with their uses, in the order of their hashes. */
export async function findPictures(db: Executor, hashes: readonly string[]): Promise<OfficePicture[]> {
  const rows = await pictures(db)
    .where(inArray(picture.hash, [...hashes]))
    .orderBy(picture.hash);
  return withUses(db, rows);
}

async function withUses(db: Executor, rows: readonly PictureRow[]): Promise<OfficePicture[]> {
  const uses = await listUses(
    db,
    rows.map(({ hash }) => hash),
  );
  return rows.map(({ focusX, focusY, uploadedAt, binnedAt, ...row }) => ({
    hash: row.hash,
    width: row.width,
    height: row.height,
    focus: { x: focusX, y: focusY },
    version: row.version,
    bytes: row.bytes,
    fileName: row.fileName,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy: row.uploadedBy,
    uses: [...(uses.get(row.hash) ?? [])],
    binnedAt: binnedAt?.toISOString() ?? null,
  }));
}

function isSelected({ q, state = 'all' }: PictureSelection, now: Date): SQL | undefined {
  return and(
    state === 'bin' ? isNotNull(picture.binnedAt) : isNull(picture.binnedAt),
    state === 'unused' ? isUnused(sql`${now.toISOString()}::timestamptz`) : undefined,
    ...foldedWords(q ?? '').map(hasWord),
  );
}

function isBehind(
  { cursor }: PictureSelection,
  { createdAt, hash: own }: Readonly<Record<'createdAt' | 'hash', SQLWrapper>> = picture,
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [hash = ''] = readCursor(cursor);
  if (!/^[0-9a-f]{20}$/.test(hash)) throw new RefusalError('bad-cursor');
  // The time is read from the row itself, since JavaScript dates lack its microseconds.
  return sql`(${createdAt}, ${own}) < (select created_at, hash from picture where hash = ${hash})`;
}
