import type { CategoryPreview } from '@ayrac/contract/office/category-tree.ts';
import { effectOfChange } from '@ayrac/domain/category/category-change.ts';
import { categoryPath } from '@ayrac/domain/category/category-tree.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { listTreeRows, type TreeRow } from '#server/features/category/queries.ts';
import {
  countBrandPages,
  findBranchCampaigns,
  findWaitingCampaigns,
  listBranchBrands,
} from './branch-queries.ts';

/** Change of a category to preview. An absent field stays unchanged. */
export interface ProposedChange {
  readonly isActive?: boolean | undefined;
  readonly parentId?: string | null | undefined;
  readonly isInBin?: boolean | undefined;
}

/** Describes the effect that a change of a category would have on what visitors see. */
export async function previewCategory(
  { db, now }: CallContext,
  id: string,
  proposed: ProposedChange,
): Promise<CategoryPreview> {
  const rows = await listTreeRows(db);
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new RefusalError('not-found');
  const { isInBin = row.isInBin, isActive = row.isSwitchedOn, parentId = row.parentCategoryId } = proposed;
  const { hides, shows, leaves, joins } = effectOfChange(rows, id, {
    isActive: isActive && !isInBin,
    parentCategoryId: parentId,
  });
  const ids = (some: readonly TreeRow[]) => some.map((one) => one.id);
  const names = (some: readonly TreeRow[]) => some.map((one) => ({ id: one.id, name: one.name }));
  const found =
    shows.length > 0
      ? await findWaitingCampaigns(db, ids(shows), now)
      : await findBranchCampaigns(db, id, now);
  return {
    hides: names(hides),
    shows: names(shows),
    leaves: names(leaves),
    joins: names(joins),
    ...found,
    brandPages: await brandPages(),
  };

  /**
   * A moved branch changes the brands' pages in each category above. A hidden branch takes the brands' pages with it.
   */
  async function brandPages(): Promise<number> {
    if (hides.length > 0) return countBrandPages(db, ids(hides));
    if (shows.length === 0) return (await countBrandPages(db, [id])) * (leaves.length + joins.length);
    const appear = new Set(ids(shows));
    const pages = (await listBranchBrands(db, ids(shows), now)).flatMap(({ brandId, categoryId }) =>
      categoryPath(rows, categoryId).flatMap((step) => (appear.has(step.id) ? `${brandId} ${step.id}` : [])),
    );
    return new Set(pages).size;
  }
}
