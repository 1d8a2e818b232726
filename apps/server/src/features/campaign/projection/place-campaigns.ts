import { categoryPath } from '@ayrac/domain/category/category-tree.ts';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category } from '#server/features/category/table.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { campaign, campaignStats, campaignVehicle } from '../table.ts';
import { popularityOf } from './projection.ts';
import type { Placed } from './write-projections.ts';

/** Reads campaigns with everything that determines where they are listed, in the order of their ids. */
export async function placeCampaigns(tx: Executor, ids: readonly string[]): Promise<Placed[]> {
  const categories = await tx
    .select({
      id: category.id,
      parentCategoryId: category.parentId,
      name: category.name,
      nameEn: category.nameEn,
      isActive: isShown(category),
    })
    .from(category)
    .orderBy(asc(category.id));
  const found = await tx
    .select({
      row: getTableColumns(campaign),
      isOwnShown: isShown(campaign),
      brandName: brand.name,
      isBrandShown: isShown(brand),
      vehicle: campaignVehicle,
      stats: campaignStats,
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .where(inArray(campaign.id, [...ids]))
    .orderBy(asc(campaign.id));
  return found.map(({ row, isOwnShown, brandName, isBrandShown, vehicle, stats }) => {
    const path = categoryPath(categories, row.categoryId);
    const isPlaceShown = isBrandShown && path.every((step) => step.isActive);
    const popularity = stats === null ? 0 : popularityOf(stats);
    return {
      row,
      placement: { brandName, categories: path, vehicle, popularity, isShown: isOwnShown && isPlaceShown },
    };
  });
}
