import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign, campaignVehicle } from '#server/features/campaign/table.ts';
import { CategoryNames } from './category-names.ts';
import { findCategoryNames } from './category-rows.ts';
import { findByKeys } from './key-queries.ts';
import type { Resolve } from './read-cells.ts';
import { isId, textOf } from './record-kind.ts';
import type { GivenRow, ImportScope } from './row-kind.ts';

/** Campaign that a row refers to. */
export interface FoundCampaign {
  readonly row: typeof campaign.$inferSelect;
  readonly vehicle: typeof campaignVehicle.$inferSelect | null;
}

/** Finds campaigns by id, by slug, or by the source's key. */
export async function findCampaigns(
  tx: Executor,
  scope: ImportScope,
  rows: readonly GivenRow[],
): Promise<(key: string) => FoundCampaign | undefined> {
  const keys = rows.map(({ cells }) => textOf(cells.key)).filter((key) => key !== '');
  const known = await findByKeys(tx, scope, keys);
  const ids = [...keys.filter(isId), ...known.values()];
  const found = await tx
    .select({ row: campaign, vehicle: campaignVehicle })
    .from(campaign)
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .where(or(sql`${campaign.id} = any(${sql.param(ids)}::uuid[])`, inArray(campaign.slug, [...keys, ''])));
  const byId = new Map(found.map((one) => [one.row.id, one]));
  const bySlug = new Map(found.map((one) => [one.row.slug, one]));
  return (key) =>
    key === '' ? undefined : (byId.get(key) ?? bySlug.get(key) ?? byId.get(known.get(key) ?? ''));
}

/** Resolves the brands and categories named in cells. */
export async function resolvePlaces(tx: Executor, rows: readonly GivenRow[]): Promise<Resolve> {
  const brandIds = [...new Set(rows.map(({ cells }) => textOf(cells.brandId)))];
  const brands = await tx
    .select({ id: brand.id, slug: brand.slug, nameKey: brand.nameKey, binnedAt: brand.binnedAt })
    .from(brand)
    .where(
      or(
        inArray(brand.nameKey, [...brandIds.map(foldTurkish), '']),
        inArray(brand.slug, [...brandIds, '']),
        sql`${brand.id} = any(${sql.param(brandIds.filter(isId))}::uuid[])`,
      ),
    );
  const { inUse, orBinned } = await findCategoryNames(tx);
  const categories = new CategoryNames(inUse);
  return (field, text) => {
    if (field === 'categoryId') return orBinned(categories.find(text), text);
    const named = brands.filter(
      ({ id, slug, nameKey }) => [id, slug].includes(text) || nameKey === foldTurkish(text),
    );
    const found = named.find(({ binnedAt }) => binnedAt === null);
    return found?.id ?? { problem: named.length > 0 ? 'choice-binned' : 'not-a-choice' };
  };
}
