import type { Database } from '../../apps/server/src/db/database.ts';

/** Slugs, ids and words of a catalogue with which requests are made. */
export interface Places {
  readonly categories: readonly string[];
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
  /** Path parts of the lists of a brand in a category. */
  readonly brandCategories: readonly string[];
  readonly campaigns: readonly string[];
  /** Ids of campaigns that accept quote requests. */
  readonly campaignIds: readonly string[];
  readonly banks: readonly string[];
  /** Words with which titles begin, enough that a search is not repeated within the minute that its hits are cached. */
  readonly words: readonly string[];
}

/** Returns many places of each kind, so that no single row stays in every cache. Lists have at least a full page. */
export async function findPlaces(db: Database): Promise<Places> {
  const textsOf = async (query: string) =>
    (await db.$client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  return {
    categories:
      await textsOf(`select k.slug as text from category k join campaign_list l on l.category_id = k.id
      where l.brand_id is null and l.campaigns >= 24 order by l.campaigns desc, k.slug limit 40`),
    categoryIds: await textsOf(`select category_id::text as text from campaign_list
      where brand_id is null and category_id is not null and campaigns >= 24 order by campaigns desc, category_id limit 40`),
    brands: await textsOf(`select b.slug as text from brand b join campaign_list l on l.brand_id = b.id
      where l.category_id is null and l.campaigns >= 24 and b.is_active order by l.campaigns desc, b.slug limit 40`),
    brandCategories: await textsOf(`select b.slug || '/categories/' || k.slug as text from campaign_list l
      join brand b on b.id = l.brand_id join category k on k.id = l.category_id
      where l.campaigns >= 24 and b.is_active order by l.campaigns desc, b.slug, k.slug limit 40`),
    campaigns: await textsOf(`select slug as text from campaign where status = 'live'
      and (end_at is null or end_at > now() + interval '1 day') order by id limit 200`),
    campaignIds: await textsOf(`select id::text as text from campaign where status = 'live'
      and end_at > now() + interval '1 day' order by id limit 200`),
    banks: await textsOf(`select id as text from bank order by id`),
    words:
      await textsOf(`select text from (select distinct split_part(title, ' ', 1) as text from campaign) words
      order by md5(text) limit 400`),
  };
}
