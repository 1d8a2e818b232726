import type { CategoryLink } from '@ayrac/contract/category.ts';
import type { ListFilters } from '@ayrac/contract/filter.ts';
import type { CampaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { chosenFilters } from './chosen-filters.ts';

/** Subcategories as the chosen filters leave them, and the filters that a link to one of them keeps. */
interface Narrowed {
  readonly children: readonly CategoryLink[];
  readonly filters: CampaignFilters;
}

/**
 * Counts a category's children anew below its filters and leaves out those without a campaign there; which of the
 * children are ticked narrows none of them.
 */
export function narrowedCategories(children: readonly CategoryLink[], list: ListFilters | null): Narrowed {
  const { category: _, ...filters } = list === null ? {} : chosenFilters(list);
  const facet = list?.facets.find(({ name }) => name === 'category');
  if (facet?.kind !== 'choice' || Object.keys(filters).length === 0) return { children, filters };
  const counts = new Map(facet.values.map(({ value, campaigns }) => [value, campaigns]));
  return {
    children: children
      .map((child) => ({ ...child, campaigns: counts.get(child.slug) ?? 0 }))
      .filter(({ campaigns }) => campaigns > 0),
    filters,
  };
}
