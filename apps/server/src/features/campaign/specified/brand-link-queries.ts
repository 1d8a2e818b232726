import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { isLiveAt } from '../queries.ts';
import { brandToCampaign, campaign } from '../table.ts';

/** Lists the brand links of live campaigns after a link, by id. */
export function listBrandLinkRows(db: Executor, now: Date, after: string | null, limit: number) {
  return db
    .select({
      id: brandToCampaign.id,
      campaignId: brandToCampaign.campaignId,
      isActive: brandToCampaign.isActive,
      brandId: brand.id,
      brandName: brand.name,
      logoHash: brand.logoHash,
      brandUrl: brand.brandUrl,
    })
    .from(brandToCampaign)
    .innerJoin(brand, eq(brand.id, brandToCampaign.brandId))
    .innerJoin(campaign, eq(campaign.id, brandToCampaign.campaignId))
    .where(
      and(
        eq(brandToCampaign.isActive, true),
        isLiveAt(now),
        after === null ? undefined : gt(brandToCampaign.id, after),
      ),
    )
    .orderBy(asc(brandToCampaign.id))
    .limit(limit);
}
