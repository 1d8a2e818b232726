import type { FieldProblem } from '../refusal.ts';
import {
  activeCategoryIds,
  ancestorsOf,
  type CategoryRow,
  categoryPath,
  descendantsOf,
} from './category-tree.ts';

/** Most levels of categories. The menus of the site display no more than three. */
export const mostCategoryLevels = 3;

/** Change of a category. Absent properties stay unchanged. Deleting a category is represented as `isActive: false`. */
export interface CategoryChange {
  readonly parentCategoryId?: string | null;
  readonly isActive?: boolean;
}

/** Returns the number of levels of a category's subtree, including itself: 1 without subcategories. */
export function levelsOf(rows: readonly CategoryRow[], id: string): number {
  const own = categoryPath(rows, id).length;
  return Math.max(own, ...descendantsOf(rows, id).map((row) => categoryPath(rows, row.id).length)) - own + 1;
}

/**
 * Returns the problem with moving a category below a parent (`null`: to the root level), or `null` when it may be
 * moved: the parent does not exist, it is in the category's own branch, or the tree would be too deep for the menus.
 * `id` is null for a new category.
 */
export function placeProblem(
  rows: readonly CategoryRow[],
  id: string | null,
  parentId: string | null,
): FieldProblem | null {
  if (parentId === null) return null;
  const path = categoryPath(rows, parentId);
  if (path.length === 0) return 'not-a-choice';
  if (path.some((step) => step.id === id)) return 'own-branch';
  const levels = id === null ? 1 : levelsOf(rows, id);
  return path.length + levels > mostCategoryLevels ? 'too-deep' : null;
}

/** Changes that visitors see after a change of a category. */
export interface CategoryEffect<Row extends CategoryRow> {
  /** Categories of the branch whose pages disappear, and those whose pages appear. */
  readonly hides: readonly Row[];
  readonly shows: readonly Row[];
  /** Ancestors whose lists lose the campaigns of the branch, and those whose lists gain them. */
  readonly leaves: readonly Row[];
  readonly joins: readonly Row[];
}

/** Returns the effect of a category change on what visitors see. `rows` are all categories in use, in order. */
export function effectOfChange<Row extends CategoryRow>(
  rows: readonly Row[],
  id: string,
  change: CategoryChange,
): CategoryEffect<Row> {
  const changed = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  const [before, after] = [activeCategoryIds(rows), activeCategoryIds(changed)];
  const branch = rows.filter((row) => row.id === id).concat(descendantsOf(rows, id));
  const above = (some: readonly Row[], shown: ReadonlySet<string>) =>
    shown.has(id) ? ancestorsOf(some, id) : [];
  const [left, joined] = [above(rows, before), above(changed, after)];
  const isIn = (some: readonly Row[], { id: one }: Row) => some.some((row) => row.id === one);
  return {
    hides: branch.filter((row) => before.has(row.id) && !after.has(row.id)),
    shows: branch.filter((row) => !before.has(row.id) && after.has(row.id)),
    leaves: left.filter((row) => !isIn(joined, row)),
    joins: joined.filter((row) => !isIn(left, row)),
  };
}
