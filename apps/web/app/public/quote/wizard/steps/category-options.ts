import type { CategoryValue } from '@ayrac/contract/category.ts';
import type { TextValue } from '@ayrac/contract/values.ts';
import {
  buildCategoryTree,
  type CategoryNode,
  visibleCategories,
} from '@ayrac/domain/category/category-tree.ts';
import type { WizardCategory } from '@ayrac/domain/quote/quote-wizard.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';

/** A category that a step offers. */
export interface CategoryOption extends WizardCategory {
  readonly name: TextValue;
  readonly icon: string;
  readonly slug: string;
  /** Live campaigns in the category and its descendants that accept requests. */
  readonly campaigns: number;
  readonly children: readonly CategoryOption[];
}

/** Number of a category's campaigns that accept no requests. */
interface ClosedCount {
  readonly category: string;
  readonly campaigns: number;
}

/** Returns the categories, counting only campaigns that accept requests. */
export function withoutClosed(
  rows: readonly CategoryValue[],
  closed: readonly ClosedCount[],
): readonly CategoryValue[] {
  const closedIn = new Map(closed.map(({ category, campaigns }) => [category, campaigns]));
  return rows.map((row) => ({ ...row, campaigns: row.campaigns - (closedIn.get(row.id) ?? 0) }));
}

/** Returns the specified list as the tree that visitors see, sorted by name in the page's language. */
export function categoryOptions(rows: readonly CategoryValue[], locale: Locale): readonly CategoryOption[] {
  const holding = rows.filter(({ campaigns }) => campaigns > 0).map(({ id }) => id);
  return optionsOf(buildCategoryTree(visibleCategories(rows, holding)), null, locale);
}

function optionsOf(
  nodes: readonly CategoryNode<CategoryValue>[],
  parentId: string | null,
  locale: Locale,
): CategoryOption[] {
  const options = nodes.map(({ category, children }): CategoryOption => {
    const { id, name, nameEn, icon, slug, campaigns } = category;
    return {
      id,
      parentId,
      hasChildren: children.length > 0,
      name: locale === 'en' && nameEn !== null ? { text: nameEn, lang: 'en' } : { text: name, lang: 'tr' },
      icon,
      slug,
      campaigns,
      children: optionsOf(children, id, locale),
    };
  });
  return sortByTurkish(options, ({ name }) => name.text);
}

/** Returns the options with these ids, each a child of the previous one. Stops at an id that no longer exists. */
export function optionsAlong(roots: readonly CategoryOption[], ids: readonly string[]): CategoryOption[] {
  const found: CategoryOption[] = [];
  let level = roots;
  for (const id of ids) {
    const next = level.find((option) => option.id === id);
    if (next === undefined) break;
    found.push(next);
    level = next.children;
  }
  return found;
}

/** Returns the largest root categories, as alternatives to an empty one. */
export function fullestOptions(roots: readonly CategoryOption[], most: number): CategoryOption[] {
  return roots
    .filter(({ campaigns }) => campaigns > 0)
    .toSorted((left, right) => right.campaigns - left.campaigns)
    .slice(0, most);
}
