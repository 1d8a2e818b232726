import { madeOnce } from '../made-once.ts';
import { compareTurkish } from '../text/turkish.ts';

/** Between the names of a category's ancestors and its own. */
export const CATEGORY_SEPARATOR = ' › ';

/** Category in a flat list. The parent is 0 or null for a root. */
export type CategoryRow = {
  readonly id: string;
  readonly parentCategoryId: string | 0 | null;
  readonly name: string;
  readonly isActive: boolean;
  /** Position among its siblings, or 0 until an editor has sorted them. */
  readonly position?: number;
};

/**
 * Category in its tree. Roots have level 0. Children are sorted by position, then by name in Turkish alphabetical
 * order.
 */
export type CategoryNode<Row extends CategoryRow = CategoryRow> = {
  readonly category: Row;
  readonly level: number;
  readonly children: readonly CategoryNode<Row>[];
};

type GrowingNode<Row extends CategoryRow> = { category: Row; level: number; children: GrowingNode<Row>[] };

type Family<Row extends CategoryRow> = {
  readonly byId: ReadonlyMap<string, Row>;
  /** Parents by child id. A root, an orphan and one category of a cycle have no entry. */
  readonly parentOf: ReadonlyMap<string, string>;
};

// Cuts cycles in linear time: each walk upwards stops at a category that an earlier walk has visited. A walk that meets
// itself has found a cycle, and the category where it began to repeat loses its parent.
function cutCircles(parentOf: Map<string, string>): void {
  const settled = new Set<string>();
  for (const start of parentOf.keys()) {
    const walked = new Set<string>();
    let current: string | undefined = start;
    while (current !== undefined && !settled.has(current) && !walked.has(current)) {
      walked.add(current);
      current = parentOf.get(current);
    }
    if (current !== undefined && walked.has(current)) parentOf.delete(current);
    for (const id of walked) settled.add(id);
  }
}

/** Memoised, because most pages ask about the same list several times. */
const knownFamily = madeOnce((rows: readonly CategoryRow[]) => readFamily(rows));

function familyOf<Row extends CategoryRow>(rows: readonly Row[]): Family<Row> {
  // Safe: the family of these rows holds the same row objects.
  return knownFamily(rows) as Family<Row>;
}

function readFamily(rows: readonly CategoryRow[]): Family<CategoryRow> {
  const byId = new Map<string, CategoryRow>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  const parentOf = new Map<string, string>();
  for (const row of byId.values()) {
    const parent = row.parentCategoryId;
    if (parent !== null && parent !== 0 && byId.has(parent)) parentOf.set(row.id, parent);
  }
  cutCircles(parentOf);
  return { byId, parentOf };
}

function sortNodes<Row extends CategoryRow>(nodes: GrowingNode<Row>[]): void {
  nodes.sort(
    (left, right) =>
      (left.category.position ?? 0) - (right.category.position ?? 0) ||
      compareTurkish(left.category.name, right.category.name) ||
      (left.category.id < right.category.id ? -1 : 1),
  );
}

/**
 * Builds the tree of a flat list and returns its roots. A category whose parent is not in the list becomes a root, and a
 * cycle is cut at one of its members, so no category is lost. Of two rows with the same id the first is used.
 */
export function buildCategoryTree<Row extends CategoryRow>(rows: readonly Row[]): CategoryNode<Row>[] {
  const { byId, parentOf } = familyOf(rows);
  const nodes = new Map<string, GrowingNode<Row>>();
  for (const category of byId.values()) nodes.set(category.id, { category, level: 0, children: [] });
  const roots: GrowingNode<Row>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(parentOf.get(node.category.id) ?? '');
    (parent?.children ?? roots).push(node);
  }
  sortNodes(roots);
  // A queue instead of recursion, so that a deep chain cannot overflow the stack.
  const queue = [...roots];
  for (const node of queue) {
    sortNodes(node.children);
    for (const child of node.children) {
      child.level = node.level + 1;
      queue.push(child);
    }
  }
  return roots;
}

function ancestorIds(parentOf: ReadonlyMap<string, string>, id: string): string[] {
  const ids: string[] = [];
  for (let parent = parentOf.get(id); parent !== undefined; parent = parentOf.get(parent)) ids.push(parent);
  return ids;
}

/** Returns the path to a category, from its root to itself, or an empty list for an unknown id. */
export function categoryPath<Row extends CategoryRow>(rows: readonly Row[], id: string): Row[] {
  const { byId, parentOf } = familyOf(rows);
  return [id, ...ancestorIds(parentOf, id)].flatMap((step) => byId.get(step) ?? []).reverse();
}

/** Returns the ancestors of a category, its root first. */
export function ancestorsOf<Row extends CategoryRow>(rows: readonly Row[], id: string): Row[] {
  return categoryPath(rows, id).slice(0, -1);
}

// Returns the categories reachable from `starts` downwards, through children that may be entered.
function reachFrom<Row extends CategoryRow>(
  { byId, parentOf }: Family<Row>,
  starts: readonly Row[],
  mayEnter: (row: Row) => boolean,
): Set<string> {
  const childrenOf = new Map<string, Row[]>();
  for (const [id, parent] of parentOf) {
    const child = byId.get(id);
    const siblings = childrenOf.get(parent);
    if (child && siblings) siblings.push(child);
    else if (child) childrenOf.set(parent, [child]);
  }
  const queue = starts.filter(mayEnter);
  for (const { id } of queue) queue.push(...(childrenOf.get(id) ?? []).filter(mayEnter));
  return new Set(queue.map(({ id }) => id));
}

/** Returns all descendants of a category, without itself, in the order of the list. */
export function descendantsOf<Row extends CategoryRow>(rows: readonly Row[], id: string): Row[] {
  const family = familyOf(rows);
  const start = family.byId.get(id);
  if (!start) return [];
  const reached = reachFrom(family, [start], () => true);
  return [...family.byId.values()].filter((row) => row.id !== id && reached.has(row.id));
}

/**
 * Returns the ids of the categories that are active and whose ancestors are all active. Deactivating a category hides
 * its branch.
 */
export function activeCategoryIds(rows: readonly CategoryRow[]): ReadonlySet<string> {
  const family = familyOf(rows);
  const roots = [...family.byId.values()].filter(({ id }) => !family.parentOf.has(id));
  return reachFrom(family, roots, ({ isActive }) => isActive);
}

/**
 * Returns the categories that visitors see, in the order of the list: of the active ones, all roots, those with a live
 * campaign (`campaignCategoryIds`), and the ancestors of these.
 */
export function visibleCategories<Row extends CategoryRow>(
  rows: readonly Row[],
  campaignCategoryIds: Iterable<string>,
): Row[] {
  const { byId, parentOf } = familyOf(rows);
  const active = activeCategoryIds(rows);
  const shown = new Set<string>();
  for (const id of campaignCategoryIds) {
    if (active.has(id)) for (const step of [id, ...ancestorIds(parentOf, id)]) shown.add(step);
  }
  return [...byId.values()].filter(({ id }) => shown.has(id) || (active.has(id) && !parentOf.has(id)));
}
