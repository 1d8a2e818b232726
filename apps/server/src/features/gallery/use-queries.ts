import type { PictureUse } from '@ayrac/contract/office/pictures.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Everything that names a picture: what it is, and what is said of the picture there. A column joins it to `hash`. */
const uses = (hash: SQL) => sql`
  select 'campaign' as kind, id::text, title as label, showcase_alt || ' ' || showcase_alt_en as texts, brand_id
    from campaign where showcase_hash = ${hash}
  union select 'campaign', id::text, title, showcase_alt || ' ' || showcase_alt_en, brand_id
    from campaign where showcase_hash_en = ${hash}
  union select 'campaign', c.id::text, c.title, i.alt || ' ' || coalesce(i.alt_en, ''), c.brand_id
    from campaign_image i join campaign c on c.id = i.campaign_id where i.picture_hash = ${hash}
  union select 'campaign', c.id::text, c.title, i.alt || ' ' || coalesce(i.alt_en, ''), c.brand_id
    from campaign_image i join campaign c on c.id = i.campaign_id where i.picture_hash_en = ${hash}
  union select 'brand', id::text, name, '', id from brand where mark_hash = ${hash}
  union select 'bank', id, name, '', null from bank where logo_hash = ${hash}`;

/** Whether anything names a picture. */
export function isUsed(hash: SQL): SQL {
  return sql`exists (${uses(hash)})`;
}

/** All words by which a picture is found through what shows it: campaigns with their brands, and alternative texts. */
export function wordsOfUses(hash: SQL): SQL {
  return sql`coalesce((select string_agg(concat_ws(' ', u.label, b.name, u.texts), ' ')
    from (${uses(hash)}) u left join brand b on b.id = u.brand_id), '')`;
}

/** What shows these pictures, by their hashes; each thing once. */
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
