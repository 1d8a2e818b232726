import { campaignGalleries } from '@ayrac/contract/office/campaign-galleries.ts';
import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { mostCounted } from '@ayrac/contract/office/resource.ts';
import type { GalleryLack } from '@ayrac/domain/picture/picture-lists.ts';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { idOfKey, readCursor, writeCursor } from '#server/api/cursor.ts';
import type { Executor } from '#server/db/database.ts';
import { findFew } from '#server/db/find-few.ts';
import { brand } from '#server/features/brand/table.ts';
import { isNamed } from '#server/features/campaign/queries.ts';
import { campaign, campaignImage } from '#server/features/campaign/table.ts';
import { picture } from '#server/features/picture/table.ts';

const PAGE = 30;

export interface GallerySelection {
  readonly q?: string | undefined;
  readonly lacks?: GalleryLack | undefined;
  readonly cursor?: string | undefined;
}

function galleries(db: Executor) {
  return db
    .select({
      id: campaign.id,
      title: campaign.title,
      slug: campaign.slug,
      brand: brand.name,
      version: campaign.galleryVersion,
      showcaseHash: campaign.showcaseHash,
      showcaseHashEn: campaign.showcaseHashEn,
      showcaseAlt: campaign.showcaseAlt,
      showcaseAltEn: campaign.showcaseAltEn,
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .$dynamic();
}

function ids(db: Executor) {
  return db.select({ id: campaign.id }).from(campaign).$dynamic();
}

type GalleryRow = Awaited<ReturnType<typeof galleries>>[number];

/** Lists one page of the galleries, those of the newest campaigns first. */
export async function listGalleryPage(db: Executor, selection: GallerySelection) {
  const selected = isSelected(selection);
  const counting = countedIds(db, selected, mostCounted(campaignGalleries, selection.q));
  const found = await findFew(db, { q: selection.q, ids: counting });
  const few = found?.few;
  const isShown = few === undefined ? selected : inArray(campaign.id, [...few]);
  const rows = await galleries(db)
    .where(and(isShown, selection.cursor === undefined ? undefined : isBehind(selection.cursor)))
    .orderBy(desc(campaign.createdAt), desc(campaign.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    items: await withPictures(db, shown),
    next: last === undefined ? null : writeCursor([last.id]),
    total: found?.total ?? (await db.$count(counting.as('selected'))),
  };
}

function countedIds(db: Executor, selected: SQL | undefined, most: number | undefined) {
  const rows = ids(db).where(selected);
  return most === undefined ? rows : rows.limit(most + 1);
}

/** Finds the gallery of a campaign in any state. */
export async function findGallery(db: Executor, campaignId: string): Promise<Gallery | undefined> {
  const rows = await galleries(db).where(eq(campaign.id, campaignId));
  return (await withPictures(db, rows))[0];
}

async function withPictures(db: Executor, rows: readonly GalleryRow[]): Promise<Gallery[]> {
  if (rows.length === 0) return [];
  const details = await db
    .select()
    .from(campaignImage)
    .where(
      inArray(
        campaignImage.campaignId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(campaignImage.campaignId), asc(campaignImage.position), asc(campaignImage.id));
  const galleries = rows.map((row) => ({ row, pictures: [...showcaseOf(row), ...detailsOf(row, details)] }));
  const all = galleries.flatMap(({ pictures }) =>
    pictures.flatMap(({ hash, hashEn }) => [hash, hashEn ?? hash]),
  );
  const known = await findBasis(db, all);
  return galleries.map(({ row, pictures }) => ({
    campaign: { id: row.id, title: row.title, slug: row.slug, brand: row.brand },
    version: row.version,
    pictures: pictures.flatMap((shown) => {
      const own = known.get(shown.hash);
      const english = shown.hashEn === null ? null : (known.get(shown.hashEn) ?? null);
      return own === undefined ? [] : [{ ...shown, picture: own, english }];
    }),
  }));
}

function showcaseOf({ showcaseHash, showcaseHashEn, showcaseAlt, showcaseAltEn }: GalleryRow) {
  if (showcaseHash === null) return [];
  return [{ hash: showcaseHash, hashEn: showcaseHashEn, alt: showcaseAlt, altEn: showcaseAltEn }];
}

function detailsOf({ id }: GalleryRow, details: readonly (typeof campaignImage.$inferSelect)[]) {
  return details
    .filter(({ campaignId }) => campaignId === id)
    .map(({ pictureHash, pictureHashEn, alt, altEn }) => ({
      hash: pictureHash,
      hashEn: pictureHashEn,
      alt,
      altEn: altEn ?? '',
    }));
}

/** Returns the basic data of pictures by hash. */
async function findBasis(db: Executor, hashes: readonly string[]) {
  const rows = await db
    .select({
      hash: picture.hash,
      width: picture.width,
      height: picture.height,
      x: picture.focusX,
      y: picture.focusY,
      version: picture.version,
    })
    .from(picture)
    .where(inArray(picture.hash, [...new Set(hashes)]));
  return new Map(rows.map(({ x, y, ...basis }) => [basis.hash, { ...basis, focus: { x, y } }]));
}

function isSelected({ q, lacks }: GallerySelection): SQL | undefined {
  return and(lacks === undefined ? undefined : isLacking(lacks), isNamed(q ?? ''));
}

/** Whether a row `i` of `campaign_image` lacks a text in one of the languages. */
export const isSilentDetail = sql`(i.alt = '' or coalesce(i.alt_en, '') = '')`;

/** Condition that a campaign's gallery lacks pictures, or that a picture lacks a text. */
export function isLacking(lacks: GalleryLack): SQL {
  if (lacks === 'pictures')
    return sql`(${campaign.showcaseHash} is null
      and not exists (select from campaign_image i where i.campaign_id = ${campaign.id}))`;
  // Few galleries lack a text, so they are read from partial indexes.
  return sql`${campaign.id} in (
    select i.campaign_id from campaign_image i where ${isSilentDetail}
    union all select s.id from campaign s
      where s.showcase_hash is not null and (s.showcase_alt = '' or s.showcase_alt_en = ''))`;
}

function isBehind(cursor: string): SQL {
  const id = idOfKey(readCursor(cursor));
  // The time is read from the row itself, since JavaScript dates lack its microseconds.
  return sql`(${campaign.createdAt}, ${campaign.id}) < (select created_at, id from campaign where id = ${id}::uuid)`;
}
