import type { SearchClick } from '@ayrac/contract/search.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Clicks on a search result on one day. */
export interface ClickTally extends Pick<SearchClick, 'term' | 'kind' | 'slug'> {
  readonly day: string;
  readonly locale: Locale;
  readonly clicks: number;
  readonly firstClicks: number;
  /** Sum of the positions of the clicked results. */
  readonly places: number;
}

/**
 * Adds clicks to the stored counts. Skips terms that nobody searched for on that day or the day before, and targets
 * that do not exist, since a browser may send anything.
 */
export async function writeClicks(db: Database, tallies: readonly ClickTally[]): Promise<void> {
  const column = (name: keyof ClickTally) => sql.param(tallies.map((tally) => tally[name]));
  await db.execute(sql`
    with told (day, locale, term, kind, slug, clicks, first_clicks, places) as (
      select * from unnest(${column('day')}::date[], ${column('locale')}::text[], ${column('term')}::text[],
        ${column('kind')}::text[], ${column('slug')}::text[], ${column('clicks')}::integer[],
        ${column('firstClicks')}::integer[], ${column('places')}::integer[])
    ), opened as (
      select told.*, case kind
        when 'campaign' then (select id from campaign c where c.slug = told.slug)
        when 'category' then (select id from category c where c.slug = told.slug)
        else (select id from brand b where b.slug = told.slug) end as target_id
      from told
      where exists (select from search_count s
        where s.locale = told.locale and s.term = told.term and s.day between told.day - 1 and told.day)
    )
    insert into search_click as known (day, locale, term, kind, target_id, clicks, first_clicks, places)
    select day, locale, term, kind, target_id, clicks, first_clicks, places from opened where target_id is not null
    order by day, locale, term, kind, target_id
    on conflict (day, locale, term, kind, target_id) do update
    set clicks = known.clicks + excluded.clicks, first_clicks = known.first_clicks + excluded.first_clicks,
      places = known.places + excluded.places`);
}
