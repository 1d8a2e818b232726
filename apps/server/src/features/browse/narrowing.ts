import { categoryPath } from '@ayrac/domain/category/category-tree.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import type { BrandCategoryRow } from '#server/features/brand/queries.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';

/** Returns the categories in which a brand is active. A paused category hides its descendants as well. */
export function openCategories(
  categories: readonly CategoryRow[],
  links: readonly BrandCategoryRow[],
): readonly CategoryRow[] {
  const paused = new Set(links.filter((link) => link.isPaused).map((link) => link.categoryId));
  if (paused.size === 0) return categories;
  return categories.filter((row) => !categoryPath(categories, row.id).some(({ id }) => paused.has(id)));
}

/** Sorts the categories of a brand in the order set by the office, or else by their number of campaigns. */
export function inOrder(
  categories: readonly CategoryRow[],
  links: readonly BrandCategoryRow[],
): readonly CategoryRow[] {
  const places = new Map(links.map((link) => [link.categoryId, link.position]));
  const placeOf = ({ id }: CategoryRow) => places.get(id) ?? 0;
  return sortByTurkish(categories, ({ name }) => name).toSorted(
    (left, right) => placeOf(left) - placeOf(right) || right.campaigns - left.campaigns,
  );
}

/**
 * Returns the categories that narrow a brand's list: the first level that splits its campaigns, and the children along
 * the path to the chosen category. A category with all of the campaigns would split nothing. `holding` are the
 * categories in which the brand has campaigns, with its own counts and in its order.
 */
export function narrowingCategories(
  holding: readonly CategoryRow[],
  total: number,
  chosen: CategoryRow | undefined,
): CategoryRow[] {
  const below = (parent: string | null) => holding.filter((row) => row.parentCategoryId === parent);
  const opened = new Set(chosen && categoryPath(holding, chosen.id).map(({ id }) => id));
  const withOpened = (row: CategoryRow): CategoryRow[] => [
    row,
    ...(opened.has(row.id) ? below(row.id).flatMap(withOpened) : []),
  ];
  let level = below(null);
  for (let [first] = level; first?.campaigns === total; [first] = level) level = below(first.id);
  return level.flatMap(withOpened);
}
