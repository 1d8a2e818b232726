import type { FieldProblem } from '../refusal.ts';
import {
  activeCategoryIds,
  ancestorsOf,
  type CategoryRow,
  categoryPath,
  descendantsOf,
} from './category-tree.ts';

/** So many levels the menus of the site can show: a root, what is in it, and what is in that. */
const mostCategoryLevels = 3;

/** What is to become of a category; what is absent stays. One that goes to the bin is no longer active. */
export interface CategoryChange {
  readonly parentCategoryId?: string | null;
  readonly isActive?: boolean;
}

/** How many levels a category takes with what is below it: 1 where there is nothing. */
function levelsOf(rows: readonly CategoryRow[], id: string): number {
  const own = categoryPath(rows, id).length;
  return Math.max(own, ...descendantsOf(rows, id).map((row) => categoryPath(rows, row.id).length)) - own + 1;
}

/**
 * What keeps a category from standing below another (`null`: among the roots), or `null` where nothing does: a parent
 * that is not there, one that is in its own branch, or more levels than the menus can show. A new one has no id yet.
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

/** What visitors see otherwise once a category has changed. */
export interface CategoryEffect<Row extends CategoryRow> {
  /** Of its branch, those whose pages go, and those that appear. */
  readonly hides: readonly Row[];
  readonly shows: readonly Row[];
  /** The categories above, whose lists no longer hold what its branch shows, or from now on do. */
  readonly leaves: readonly Row[];
  readonly joins: readonly Row[];
}

/** Tells what a change of a category does to what visitors see; the rows are those in use, in their order. */
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
