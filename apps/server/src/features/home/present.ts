import type { CategoryLink, CategoryNode as CategoryNodeReply } from '@ayrac/contract/category.ts';
import type { SentenceChoices } from '@ayrac/contract/home.ts';
import { buildCategoryTree, type CategoryNode } from '@ayrac/domain/category/category-tree.ts';
import { madeInEach, madeOnce } from '@ayrac/domain/made-once.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { presentBrandLink } from '#server/features/brand/present.ts';
import type { PopularBrandRow } from '#server/features/brand/queries.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';

/** Presents the visible tree, with popular brands at its roots. The result is memoized by the rows. */
export function presentCategoryTree(
  rows: readonly CategoryRow[],
  brands: readonly PopularBrandRow[],
  locale: Locale,
): CategoryNodeReply[] {
  return treesOf(rows)(brands, locale);
}

const treesOf = madeOnce((rows: readonly CategoryRow[]) =>
  madeInEach((brands: readonly PopularBrandRow[], locale) => treeOf(rows, brands, locale)),
);

function treeOf(
  rows: readonly CategoryRow[],
  brands: readonly PopularBrandRow[],
  locale: Locale,
): CategoryNodeReply[] {
  const link = (node: CategoryNode<CategoryRow>) => presentCategoryLink(node.category, locale);
  const placeOf = new Map(rows.map(({ id, position }) => [id, position]));
  // Siblings without a set order are sorted alphabetically in the page's language.
  const links = <Node extends CategoryLink>(nodes: readonly Node[]) =>
    sortByTurkish(nodes, ({ name }) => name).toSorted(
      (left, right) => (placeOf.get(left.id) ?? 0) - (placeOf.get(right.id) ?? 0),
    );
  return links(
    buildCategoryTree(visibleRows(rows)).map((root) => ({
      ...link(root),
      brands: brands.filter(({ categoryId }) => categoryId === root.category.id).map(presentBrandLink),
      children: links(
        root.children.map((child) => ({ ...link(child), children: links(child.children.map(link)) })),
      ),
    })),
  );
}

/**
 * Presents the categories with campaigns as choices of a sentence. A category of the third level also names its parent.
 */
export const presentChoices = madeInEach(
  (rows: readonly CategoryRow[], locale): SentenceChoices['categories'] =>
    treeOf(
      rows.filter(({ campaigns }) => campaigns > 0),
      [],
      locale,
    ).map(({ name, slug, children }) => ({
      name,
      slug,
      children: children.flatMap((child) => [
        { name: child.name, slug: child.slug },
        ...child.children.map((leaf) => ({ name: `${leaf.name} (${child.name})`, slug: leaf.slug })),
      ]),
    })),
);
