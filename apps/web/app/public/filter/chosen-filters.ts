import type { CampaignPage } from '@ayrac/contract/category.ts';
import type { Facet, ListFilters } from '@ayrac/contract/filter.ts';
import {
  type CampaignFilters,
  type NumberRange,
  withoutFilter,
} from '@ayrac/domain/filter/campaign-filter.ts';

/** Returns the selected filters of a list. */
export function chosenFilters({ facets }: Pick<ListFilters, 'facets'>): CampaignFilters {
  return Object.fromEntries(facets.flatMap((facet) => chosenOf(facet)));
}

/** Returns the filters that a link from a list to one of its categories keeps. */
export function keptFilters({ filters }: Pick<CampaignPage, 'filters'>): CampaignFilters {
  return filters === null ? {} : withoutFilter(chosenFilters(filters), 'category');
}

function chosenOf(facet: Facet): [string, readonly string[] | NumberRange][] {
  if (facet.kind === 'range') {
    const { from, to } = facet;
    return from === null && to === null ? [] : [[facet.name, { from, to }]];
  }
  const values = facet.values.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  return values.length === 0 ? [] : [[facet.name, values]];
}
