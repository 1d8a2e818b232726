import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { slugHistory } from '#server/features/slug/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { type WholeCampaign, wholeCampaigns } from '../queries.ts';
import { campaign } from '../table.ts';

/** Finds up to four campaigns by slug, in any state and in no particular order. */
export function findCampaigns(db: Executor, slugs: readonly string[]): Promise<WholeCampaign[]> {
  // Four fixed parameters give one prepared plan. A list of any length would be planned at each call.
  const [a = '', b = '', c = '', d = ''] = slugs;
  return askCampaigns(db, '', { a, b, c, d });
}

const askCampaigns = builtOnce((db) =>
  wholeCampaigns(db, campaign.brandId, campaign.categoryId)
    .where(
      sql`${campaign.slug} in (${sql.placeholder('a')}, ${sql.placeholder('b')}, ${sql.placeholder('c')}, ${sql.placeholder('d')})`,
    )
    .orderBy(campaign.id),
);

/** Returns the current slug by each former slug among `slugs`. */
export async function findMovedSlugs(
  db: Executor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ earlier: slugHistory.slug, slug: campaign.slug })
    .from(slugHistory)
    .innerJoin(campaign, eq(campaign.id, slugHistory.targetId))
    .where(
      sql`${slugHistory.kind} = 'campaign' and ${slugHistory.slug} = any(${sql.param([...slugs])}::text[]) and ${isShown(campaign)}`,
    )
    .orderBy(slugHistory.slug);
  return new Map(rows.map(({ earlier, slug }) => [earlier, slug]));
}
