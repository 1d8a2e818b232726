import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { liveRows, plainCounts } from './facet-queries.ts';
import { endLimits, resolveFilters } from './filter-queries.ts';

/** Lists with fewer campaigns are counted on request, which is fast enough. */
const LONG_LIST = 500;

type LongList = { id: string; category: string | null; brand: string | null };

/** Stores the filter counts of long lists whose stored counts were dropped by a change. */
export async function keepFacets(db: Database, now: Date, longerThan = LONG_LIST): Promise<void> {
  const { rows } = await db.execute<LongList>(sql`
    select l.id, c.slug as category, b.slug as brand
    from campaign_list l left join category c on c.id = l.category_id left join brand b on b.id = l.brand_id
    where l.campaigns > ${longerThan}
      and coalesce(${isShown(category, 'c')}, true) and coalesce(${isShown(brand, 'b')}, true)
      and not exists (select from list_facets k where k.list_id = l.id)
    order by l.id`);
  for (const list of rows) await keepOne(db, list, now);
}

async function keepOne(db: Database, { id, ...list }: LongList, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Serializes with saves of this list's campaigns: either the save is counted here, or it drops these counts
    // afterwards.
    await tx.execute(sql`select from campaign_list where id = ${id} for no key update`);
    const place = {
      ...(list.category !== null && { category: list.category }),
      ...(list.brand !== null && { brand: list.brand }),
    };
    const resolved = await resolveFilters(tx, place, {}, now);
    await tx.execute(sql`
      insert into list_facets (list_id, counts) values (${id}, ${plainCounts(liveRows(resolved, now), [], endLimits(now))})
      on conflict (list_id) do update set counts = excluded.counts`);
  });
}
