import type { PictureUse } from '@ayrac/contract/office/pictures.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isIndexed } from '#server/db/folded.ts';
import { picture } from '#server/features/picture/table.ts';

/** Selects every use of a picture with its label and its texts about the picture. `hash` is a column to join. */
export const uses = (hash: SQL) => sql`
  select 'campaign' as kind, id::text, title as label, showcase_alt || ' ' || showcase_alt_en as texts, brand_id
    from campaign where showcase_hash = ${hash}
  union select 'campaign', id::text, title, showcase_alt || ' ' || showcase_alt_en, brand_id
    from campaign where showcase_hash_en = ${hash}
  union select 'campaign', c.id::text, c.title, i.alt || ' ' || coalesce(i.alt_en, ''), c.brand_id
    from campaign_image i join campaign c on c.id = i.campaign_id where i.picture_hash = ${hash}
  union select 'campaign', c.id::text, c.title, i.alt || ' ' || coalesce(i.alt_en, ''), c.brand_id
    from campaign_image i join campaign c on c.id = i.campaign_id where i.picture_hash_en = ${hash}
  union select 'brand', id::text, name, '', id from brand where logo_hash = ${hash}
  union select 'bank', id, name, '', null from bank where logo_hash = ${hash}`;

/** Whether a picture is used. All used hashes are read once, however many pictures are checked. */
export function isUsed(hash: SQL): SQL {
  return sql`${hash} in (
    select showcase_hash from campaign where showcase_hash is not null
    union all select showcase_hash_en from campaign where showcase_hash_en is not null
    union all select picture_hash from campaign_image
    union all select picture_hash_en from campaign_image where picture_hash_en is not null
    union all select logo_hash from brand where logo_hash is not null
    union all select logo_hash from bank where logo_hash is not null)`;
}

/** Whether a picture is unused, and was uploaded more than a day ago: one of today may be about to be used. */
export function isUnused(now: SQL): SQL {
  return sql`(${picture.createdAt} < ${now} - interval '1 day' and not ${isUsed(sql`${picture.hash}`)})`;
}

const isOwnWord = (word: string) => isIndexed(sql`campaign.search_key`, word);
const isBrandWord = (word: string) =>
  sql`campaign.brand_id in (select id from brand where ${isIndexed(sql`brand.search_key`, word)})`;

/**
 * Whether a picture matches a folded word: in its file name, in its uses (including the brand of a campaign), or in the
 * texts about it. The hashes of its uses and texts are read once, each part from its index.
 */
export function hasWord(word: string): SQL {
  return sql`(${isIndexed(picture.searchKey, word)} or ${picture.hash} in (${hashesShownBy(word)}))`;
}

/** Selects the hashes of the pictures that match a folded word, some of them repeatedly. */
export function hashesWith(word: string): SQL {
  return sql`select hash from picture where ${isIndexed(picture.searchKey, word)} union all ${hashesShownBy(word)}`;
}

/** The same as `hasWord` for one picture at a time, for queries that soon have enough. */
export function isShownBy(word: string, { hash, name }: { readonly hash: SQL; readonly name: SQL }): SQL {
  const isMeant = sql`(${isOwnWord(word)} or ${isBrandWord(word)})`;
  return sql`(${isIndexed(name, word)} or exists (
    select from picture_text where hash = ${hash} and ${isIndexed(sql`picture_text.search_key`, word)}
    union all select from campaign where showcase_hash = ${hash} and ${isMeant}
    union all select from campaign where showcase_hash_en = ${hash} and ${isMeant}
    union all select from campaign_image i join campaign on campaign.id = i.campaign_id
      where i.picture_hash = ${hash} and ${isMeant}
    union all select from campaign_image i join campaign on campaign.id = i.campaign_id
      where i.picture_hash_en = ${hash} and ${isMeant}
    union all select from brand where logo_hash = ${hash} and ${isIndexed(sql`brand.search_key`, word)}
    union all select from bank where logo_hash = ${hash} and ${isIndexed(sql`folded_text(name)`, word)}))`;
}

function hashesShownBy(word: string): SQL {
  const isMeant = sql`(${isOwnWord(word)} or ${isBrandWord(word)})`;
  return sql`
    select showcase_hash from campaign where showcase_hash is not null and ${isOwnWord(word)}
    union all select showcase_hash from campaign where showcase_hash is not null and ${isBrandWord(word)}
    union all select showcase_hash_en from campaign where showcase_hash_en is not null and ${isMeant}
    union all select shown.hash from campaign_image i join campaign on campaign.id = i.campaign_id
      cross join lateral (values (i.picture_hash), (i.picture_hash_en)) shown (hash)
      where shown.hash is not null and ${isMeant}
    union all select logo_hash from brand where logo_hash is not null and ${isIndexed(sql`brand.search_key`, word)}
    union all select logo_hash from bank where logo_hash is not null and ${isIndexed(sql`folded_text(name)`, word)}
    union all select hash from picture_text where ${isIndexed(sql`picture_text.search_key`, word)}`;
}

/** Lists the distinct uses of pictures by hash. */
export async function listUses(
  db: Executor,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly PictureUse[]>> {
  const { rows } = await db.execute<{ hash: string } & PictureUse>(sql`
    select distinct p.hash, u.kind, u.id, u.label
    from unnest(${sql.param(hashes)}::text[]) p(hash) cross join lateral (${uses(sql`p.hash`)}) u
    order by p.hash, u.kind, u.label, u.id`);
  const byHash = Map.groupBy(rows, ({ hash }) => hash);
  return new Map(
    [...byHash].map(([hash, found]) => [hash, found.map(({ kind, id, label }) => ({ kind, id, label }))]),
  );
}
