import type { CategoryLink } from '@ayrac/contract/category.ts';
import { categoryIcon } from '@ayrac/domain/category/category-icon.ts';
import { visibleCategories } from '@ayrac/domain/category/category-tree.ts';
import { madeInEach, madeOnce } from '@ayrac/domain/made-once.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { englishCategoryName } from '@ayrac/phrases/category-names.ts';
import type { CategoryRow } from './queries.ts';

/** So many categories lead on from an empty page. */
const ALTERNATIVES = 6;

const iconOf = madeOnce(({ icon, name }: CategoryRow) => icon ?? categoryIcon(name));

/** A category as pages link to it. */
export const presentCategoryLink = madeInEach(
  (row: CategoryRow, locale): CategoryLink => ({
    id: row.id,
    name: nameIn(locale, row),
    slug: row.slug,
    icon: iconOf(row),
    campaigns: row.campaigns,
  }),
);

/** Its own English name, else the translation by its slug, else the name as it is. */
function nameIn(locale: Locale, { name, nameEn, slug }: CategoryRow): string {
  return locale === 'en' ? (nameEn ?? englishCategoryName(slug) ?? name) : name;
}

/** A category as the specified call lists it. */
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

/** The rows that visitors see: those with live campaigns, what is above them, and the roots. */
export const visibleRows = madeOnce((rows: readonly CategoryRow[]): readonly CategoryRow[] => {
  const holding = rows.filter((row) => row.campaigns > 0).map((row) => row.id);
  return visibleCategories(rows, holding);
});

/** Ways on from an empty category: those beside it first, then the fullest roots. */
export function nearest(rows: readonly CategoryRow[], empty: CategoryRow): CategoryRow[] {
  const beside = rows.filter(
    (row) => empty.parentCategoryId !== null && row.parentCategoryId === empty.parentCategoryId,
  );
  const holding = beside.filter((row) => row.campaigns > 0);
  return [...new Set([...holding, ...fullest(rows)])].slice(0, ALTERNATIVES);
}

/** The root categories that hold most: a way on from a search that found nothing. */
export function fullest(rows: readonly CategoryRow[]): CategoryRow[] {
  return rows
    .filter((row) => row.parentCategoryId === null && row.campaigns > 0)
    .toSorted((left, right) => right.campaigns - left.campaigns)
    .slice(0, ALTERNATIVES);
}
