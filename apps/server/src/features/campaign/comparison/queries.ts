import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { type WholeCampaign, wholeCampaigns } from '../queries.ts';
import { campaign, slugHistory } from '../table.ts';

/** Some campaigns by their slugs, in whatever state and order. */
export function findCampaigns(db: Executor, slugs: readonly string[]): Promise<WholeCampaign[]> {
  return askCampaigns(db, '', { slugs });
}

const askCampaigns = builtOnce((db) =>
  wholeCampaigns(db, campaign.brandId, campaign.categoryId)
    .where(sql`${campaign.slug} = any(${sql.placeholder('slugs')}::text[])`)
    .orderBy(campaign.id),
);

/** Which slugs some earlier ones have become. */
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
