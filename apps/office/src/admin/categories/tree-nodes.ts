import { levelsOf, placeProblem } from '@ayrac/domain/category/category-change.ts';
import { CATEGORY_SEPARATOR, categoryPath } from '@ayrac/domain/category/category-tree.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldedWords, foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { Category } from './category-rows.tsx';

/** A category with its children. */
export interface Node {
  readonly id: string;
  readonly category: Category;
  /** Whether visitors see the category: it and all its ancestors are active. */
  readonly isShown: boolean;
  readonly children: readonly Node[];
}

/** Target of a move. Without `before`, the existing order or the alphabet decides. */
export interface Place {
  readonly parentId: string | null;
  readonly before?: string | null;
}

/** Finds the target of a move among the current categories; `undefined` if there is none. */
export type PlaceIn = (rows: readonly Category[]) => Place | undefined;

const domainRows = (rows: readonly Category[]) =>
  rows.map((row) => ({ ...row, parentCategoryId: row.parentId }));

/** Returns the categories as a tree, reduced to those that match a search in either language, and their ancestors. */
export function nodesOf(rows: readonly Category[], q: string): readonly Node[] {
  const words = foldedWords(q);
  const found = ({ name, nameEn }: Category) => {
    const text = foldTurkish(`${name} ${nameEn ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const level = (parentId: string | null, isAboveShown: boolean): readonly Node[] =>
    (below.get(parentId) ?? []).flatMap((category) => {
      const isShown = isAboveShown && category.isActive;
      const children = level(category.id, isShown);
      const isHit = found(category);
      return isHit || children.length > 0 ? [{ id: category.id, category, isShown, children }] : [];
    });
  return level(null, true);
}

/** Returns the ids of all categories with children. */
export function parentsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...parentsOf(children)]));
}

/** Returns the visible categories in order, given the expanded ones. */
export function openOnes(nodes: readonly Node[], open: ReadonlySet<unknown>): readonly Node[] {
  return nodes.flatMap((node) => [node, ...(open.has(node.id) ? openOnes(node.children, open) : [])]);
}

/** Returns a category's name as shown in a language, and the other one if it has both. */
export function namesOf({ name, nameEn }: Pick<Category, 'name' | 'nameEn'>, locale: Locale) {
  return locale === 'en' && nameEn !== null
    ? { shown: nameEn, other: name, language: 'en', otherLanguage: 'tr' }
    : { shown: name, other: nameEn, language: 'tr', otherLanguage: 'en' };
}

/** Returns the names from the root to a category, as shown in a language. */
export function pathOf(rows: readonly Category[], id: string, locale: Locale): string {
  return categoryPath(domainRows(rows), id)
    .map((row) => namesOf(row, locale).shown)
    .join(CATEGORY_SEPARATOR);
}

/** Returns the ids of a category's ancestors, from the root down. */
export function idsAbove(rows: readonly Category[], id: string): readonly string[] {
  return categoryPath(domainRows(rows), id)
    .slice(0, -1)
    .map((row) => row.id);
}

/** Whether a category may be moved below another one (`null`: to the roots). `id` is null for a new category. */
export function mayStandBelow(
  rows: readonly Category[],
  id: string | null,
  parentId: string | null,
): boolean {
  return placeProblem(domainRows(rows), id, parentId) === null;
}

/** Returns on how many levels a category and its subcategories stand: 1 without subcategories. */
export function levelsBelow(rows: readonly Category[], id: string): number {
  return levelsOf(domainRows(rows), id);
}

/** Whether a category cannot be moved below another one because its subcategories would be too deep for the menus. */
export function isTooDeep(rows: readonly Category[], id: string, parentId: string | null): boolean {
  return placeProblem(domainRows(rows), id, parentId) === 'too-deep';
}

/**
 * Returns what comes closest to a place where a category would be too deep: directly after the parent, or else after
 * the nearest of its ancestors beside which the category fits. `undefined` if the category is there already.
 */
export function nearestPlace(rows: readonly Category[], id: string, parentId: string): Drop | undefined {
  const on = [...idsAbove(rows, parentId), parentId]
    .toReversed()
    .find((one) => mayStandBelow(rows, id, rows.find((row) => row.id === one)?.parentId ?? null));
  if (on === undefined || on === id) return undefined;
  const drop: Drop = { on, at: 'after' };
  return isThere(rows, id, placeOfDrop(rows, id, drop)) ? undefined : drop;
}

/** Where something is dropped: on a category, or directly before or after it. */
export interface Drop {
  readonly on: string;
  readonly at: 'on' | 'before' | 'after';
}

/** Returns the target of a drop. */
export function placeOfDrop(rows: readonly Category[], id: string, { on, at }: Drop): Place {
  if (at === 'on') return { parentId: on };
  const parentId = rows.find((row) => row.id === on)?.parentId ?? null;
  const beside = besides(rows, parentId);
  // Searched from the drop on, so that a category dropped beside itself keeps its place.
  const after = beside.slice(beside.indexOf(on) + (at === 'before' ? 0 : 1));
  return { parentId, before: after.find((one) => one !== id) ?? null };
}

/** Move by key: up or down among the siblings, in below the previous sibling, or out after the parent. */
export type Step = 'up' | 'down' | 'in' | 'out';

/** Returns the target of a move by key, or `undefined` if there is none. The category may be too deep for it. */
export function placeOfStep(rows: readonly Category[], id: string, step: Step): Place | undefined {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) return undefined;
  const { parentId } = row;
  const beside = besides(rows, parentId);
  const at = beside.indexOf(id);
  if (step === 'up') return at > 0 ? { parentId, before: beside[at - 1] ?? null } : undefined;
  if (step === 'down')
    return at < beside.length - 1 ? { parentId, before: beside[at + 2] ?? null } : undefined;
  if (step === 'in') {
    const above = beside[at - 1];
    return above === undefined ? undefined : { parentId: above };
  }
  return parentId === null ? undefined : placeOfDrop(rows, id, { on: parentId, at: 'after' });
}

/** Whether a category is already at a target. */
export function isThere(rows: readonly Category[], id: string, { parentId, before }: Place): boolean {
  if (rows.find((row) => row.id === id)?.parentId !== parentId) return false;
  if (before === undefined) return true;
  const beside = besides(rows, parentId);
  return (beside[beside.indexOf(id) + 1] ?? null) === before;
}

function besides(rows: readonly Category[], parentId: string | null): readonly string[] {
  return rows.filter((row) => row.parentId === parentId).map(({ id }) => id);
}
