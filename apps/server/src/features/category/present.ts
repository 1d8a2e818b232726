import type { CategoryLink } from '@ayrac/contract/category.ts';
import { categoryIcon } from '@ayrac/domain/category/category-icon.ts';
import { visibleCategories } from '@ayrac/domain/category/category-tree.ts';
import { madeInEach, madeOnce } from '@ayrac/domain/made-once.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { englishCategoryName } from '@ayrac/phrases/category-names.ts';
import type { CategoryRow } from './queries.ts';

/** Number of categories that an empty page links to. */
const ALTERNATIVES = 6;

const iconOf = madeOnce(({ icon, name }: CategoryRow) => icon ?? categoryIcon(name));

export const presentCategoryLink = madeInEach(
  (row: CategoryRow, locale): CategoryLink => ({
    id: row.id,
    name: nameIn(locale, row),
    slug: row.slug,
    icon: iconOf(row),
    campaigns: row.campaigns,
  }),
);

/** Returns the category's own English name, else the translation of its slug, else the Turkish name. */
function nameIn(locale: Locale, { name, nameEn, slug }: CategoryRow): string {
  return locale === 'en' ? (nameEn ?? englishCategoryName(slug) ?? name) : name;
}

/** Presents a category for the specified call. */
export function presentCategory(row: CategoryRow) {
  return {
    id: row.id,
    name: row.name,
    parentCategoryId: row.parentCategoryId ?? (0 as const),
    isActive: row.isActive,
    icon: iconOf(row),
    slug: row.slug,
    nameEn: row.nameEn,
    campaigns: row.campaigns,
  };
}

/** Returns the rows that visitors see: categories with live campaigns, their ancestors, and the roots. */
export const visibleRows = madeOnce((rows: readonly CategoryRow[]): readonly CategoryRow[] => {
  const holding = rows.filter((row) => row.campaigns > 0).map((row) => row.id);
  return visibleCategories(rows, holding);
});

/** Returns the links from an empty category: first its siblings, then the roots with the most campaigns. */
export function nearest(rows: readonly CategoryRow[], empty: CategoryRow): CategoryRow[] {
  const beside = rows.filter(
    (row) => empty.parentCategoryId !== null && row.parentCategoryId === empty.parentCategoryId,
  );
  const holding = beside.filter((row) => row.campaigns > 0);
  return [...new Set([...holding, ...fullest(rows)])].slice(0, ALTERNATIVES);
}

/**
 * Returns the names of the largest category without children of each branch, the largest first. Categories of different
 * branches may have the same name.
 */
export function exampleNames(rows: readonly CategoryRow[], locale: Locale): string[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const parents = new Set(rows.map(({ parentCategoryId }) => parentCategoryId));
  const rootOf = (row: CategoryRow): string => {
    const parent = byId.get(row.parentCategoryId ?? '');
    return parent === undefined ? row.id : rootOf(parent);
  };
  const ranked = rows
    .filter((row) => !parents.has(row.id) && row.campaigns > 0)
    .toSorted((left, right) => right.campaigns - left.campaigns);
  const largest = new Map(ranked.toReversed().map((row) => [rootOf(row), row]));
  const names = ranked.filter((row) => largest.get(rootOf(row)) === row).map((row) => nameIn(locale, row));
  return [...new Set(names)].slice(0, ALTERNATIVES);
}

/** Returns the root categories with the most campaigns, as links from a search without results. */
export function fullest(rows: readonly CategoryRow[]): CategoryRow[] {
  return rows
    .filter((row) => row.parentCategoryId === null && row.campaigns > 0)
    .toSorted((left, right) => right.campaigns - left.campaigns)
    .slice(0, ALTERNATIVES);
}
