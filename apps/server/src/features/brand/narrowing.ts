import { categoryPath } from '@ayrac/domain/category/category-tree.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';

/**
 * The categories that a brand's list is narrowed by: the first that part its campaigns, since one that holds all of
 * them parts nothing, and behind the chosen one those below it. `holding` are the categories in which the brand has
 * campaigns, with its own counts; the fullest stand first.
 */
export function narrowingCategories(
  holding: readonly CategoryRow[],
  total: number,
  chosen: CategoryRow | undefined,
): CategoryRow[] {
  const below = (parent: string | null) =>
    sortByTurkish(
      holding.filter((row) => row.parentCategoryId === parent),
      ({ name }) => name,
    ).toSorted((left, right) => right.campaigns - left.campaigns);
  const opened = new Set(chosen && categoryPath(holding, chosen.id).map(({ id }) => id));
  const withOpened = (row: CategoryRow): CategoryRow[] => [
    row,
    ...(opened.has(row.id) ? below(row.id).flatMap(withOpened) : []),
  ];
  let level = below(null);
  for (let [first] = level; first?.campaigns === total; [first] = level) level = below(first.id);
  return level.flatMap(withOpened);
}
