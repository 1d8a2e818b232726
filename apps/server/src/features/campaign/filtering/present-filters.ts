import type { CategoryLink } from '@ayrac/contract/category.ts';
import type { Facet, ListFilters } from '@ayrac/contract/filter.ts';
import { campaignSorts } from '@ayrac/domain/campaign/campaign-order.ts';
import { cityName } from '@ayrac/domain/campaign/cities.ts';
import {
  type CampaignFilter,
  type ChoiceFilter,
  campaignFilters,
  countFilters,
  endingSpans,
  isChoiceFilter,
  type RangeFilter,
  withoutFilter,
} from '@ayrac/domain/filter/campaign-filter.ts';
import { filterValues } from '@ayrac/domain/filter/read-filters.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { bitOf, type FacetCounts, type Group } from './facet-queries.ts';
import type { ResolvedFilters } from './filter-queries.ts';

/** Number of values that a choice filter offers: those with the most campaigns. */
const MOST_VALUES = 60;

type ChoiceValue = Extract<Facet, { kind: 'choice' }>['values'][number];

/** Filters of a list and the number of campaigns behind each value. */
export interface Filterable {
  readonly resolved: ResolvedFilters;
  readonly counts: FacetCounts;
}

/** Data from which the filters of a list are presented. */
export interface CountedFilters extends Filterable {
  /** Categories that the list can be narrowed to, and the chosen ones. */
  readonly categories: readonly CategoryLink[];
  /** Filters that are meaningless on this list, such as the brand on a brand's page. */
  readonly without?: readonly CampaignFilter[];
}

/** Returns the number of campaigns that pass every filter. */
export function countPassing({ groups }: FacetCounts): number {
  return groups.find(({ missed }) => missed === 0)?.campaigns ?? 0;
}

/** Returns the number of campaigns in the list without any filter. */
export function countWhole({ groups }: FacetCounts): number {
  return groups.reduce((sum, { campaigns }) => sum + campaigns, 0);
}

/** Presents the filters of a list. A filter that would not separate any campaigns is left out. */
export function presentFilters(counted: CountedFilters): ListFilters {
  const { counts, without = [] } = counted;
  const names = campaignFilters.filter((name) => !without.includes(name));
  const facets = names.flatMap((name) =>
    isChoiceFilter(name) ? presentChoice(counted, name) : presentRange(counted, name),
  );
  const isPriced = counts.groups.some(({ priceTo }) => priceTo !== null);
  return {
    facets,
    whole: countWhole(counts),
    reliefs: countPassing(counts) > 0 ? [] : findReliefs(counted),
    sorts: campaignSorts.filter((sort) => sort !== 'price' || isPriced),
  };
}

/**
 * Returns the categories with their counts under the chosen filters, without the empty ones. The chosen categories do
 * not affect these counts. The links keep the filters.
 */
export function narrowedLinks(
  categories: readonly CategoryLink[],
  { resolved, counts }: Filterable,
): CategoryLink[] {
  if (countFilters(withoutFilter(resolved.filters, 'category')) === 0) return [...categories];
  const found = valuesOf({ resolved, counts, categories }, 'category');
  return categories.flatMap((category) => {
    const campaigns = found.find(({ value }) => value === category.slug)?.campaigns ?? 0;
    return campaigns > 0 ? [{ ...category, campaigns }] : [];
  });
}

/** Returns the number of campaigns that pass every filter but this one. */
export function countReachable(counted: Filterable, name: CampaignFilter): number {
  return groupsFor(counted, name).reduce((sum, { campaigns }) => sum + campaigns, 0);
}

/** Returns the groups in which a filter's own values are counted: campaigns that pass all other filters. */
function groupsFor({ resolved, counts }: Filterable, name: CampaignFilter): readonly Group[] {
  const bit = bitOf(resolved.tests, name);
  return counts.groups.filter(({ missed }) => missed === 0 || missed === bit);
}

function presentChoice(counted: CountedFilters, name: ChoiceFilter): Facet[] {
  const { resolved } = counted;
  const chosen = resolved.filters[name] ?? [];
  const reachable = countReachable(counted, name);
  const values = valuesOf(counted, name)
    .map((value) => ({ ...value, isChosen: chosen.includes(value.value) }))
    // A city in which every campaign is valid would not narrow the list.
    .filter(({ campaigns, isChosen }) => name !== 'city' || isChosen || campaigns < reachable);
  const missing = chosen.filter((value) => !values.some((one) => one.value === value));
  const all = [...values, ...missing.map((value) => emptyValue(counted, name, value))];
  const narrows = all.length > 1 || all.some(({ campaigns }) => campaigns < reachable);
  if (chosen.length === 0 && (all.length === 0 || !narrows)) return [];
  return [{ kind: 'choice', name, values: inOrder(name, fullest(all)) }];
}

function valuesOf(counted: CountedFilters, name: ChoiceFilter): Omit<ChoiceValue, 'isChosen'>[] {
  if (name === 'ending') return spansOf(counted);
  const { resolved, counts, categories } = counted;
  const bit = bitOf(resolved.tests, name);
  const everywhere = name === 'city' ? countNationwide(counted) : 0;
  const found = new Map<string, Omit<ChoiceValue, 'isChosen'>>();
  for (const { missed, facet, value, label, campaigns } of counts.values) {
    if (facet !== name || (missed !== 0 && missed !== bit)) continue;
    const category = categories.find(({ id }) => id === value);
    if (name === 'category' && category === undefined) continue;
    const key = category?.slug ?? value;
    const before = found.get(key)?.campaigns ?? everywhere;
    found.set(key, { value: key, label: category?.name ?? label, campaigns: before + campaigns });
  }
  return [...found.values()];
}

/** Returns the number of nationwide campaigns, which count for every city. */
function countNationwide(counted: Filterable): number {
  return groupsFor(counted, 'city').reduce((sum, { campaigns, local = 0 }) => sum + campaigns - local, 0);
}

/** Returns the time spans in which at least one campaign ends. */
function spansOf(counted: CountedFilters): Omit<ChoiceValue, 'isChosen'>[] {
  const groups = groupsFor(counted, 'ending');
  return endingSpans
    .map((value) => ({
      ...{ value, label: null },
      campaigns: groups.reduce((sum, group) => sum + group[value], 0),
    }))
    .filter(({ campaigns }) => campaigns > 0);
}

/** Presents a chosen value that no campaign has itself. */
function emptyValue(counted: CountedFilters, name: ChoiceFilter, value: string) {
  const campaigns = name === 'city' ? countNationwide(counted) : 0;
  return { value, label: nameOf(counted, name, value), campaigns, isChosen: true };
}

function nameOf({ resolved, categories }: CountedFilters, name: ChoiceFilter, value: string): string | null {
  if (name === 'brand') return resolved.brandNames.get(value) ?? value;
  if (name === 'city') return cityName(value) ?? value;
  return categories.find(({ slug }) => name === 'category' && slug === value)?.name ?? null;
}

function fullest(values: readonly ChoiceValue[]): readonly ChoiceValue[] {
  if (values.length <= MOST_VALUES) return values;
  const rank = (value: ChoiceValue) => (value.isChosen ? Number.POSITIVE_INFINITY : value.campaigns);
  return values
    .toSorted((left, right) => rank(right) - rank(left) || (left.value < right.value ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** Sorts in an order that does not depend on the choices, so that boxes do not move while they are being ticked. */
function inOrder(name: ChoiceFilter, values: readonly ChoiceValue[]): ChoiceValue[] {
  const known = filterValues[name];
  if (known === null) return sortByTurkish(values, ({ label, value }) => label ?? value);
  return values.toSorted((left, right) => known.indexOf(left.value) - known.indexOf(right.value));
}

function presentRange(counted: CountedFilters, name: RangeFilter): Facet[] {
  const groups = groupsFor(counted, name);
  const chosen = counted.resolved.filters[name];
  const ends = (of: (group: Group) => number | null) => groups.flatMap((group) => of(group) ?? []);
  const lows = ends((group) => group[`${name}From`]);
  const highs = ends((group) => group[`${name}To`]);
  const lowest = lows.length === 0 ? null : Math.floor(Math.min(...lows));
  const highest = highs.length === 0 ? null : Math.ceil(Math.max(...highs));
  if (chosen === undefined && (lowest === null || lowest === highest)) return [];
  return [{ kind: 'range', name, lowest, highest, from: chosen?.from ?? null, to: chosen?.to ?? null }];
}

/** Returns the filters whose removal would bring results, the most productive first. */
function findReliefs({ resolved, counts }: CountedFilters): ListFilters['reliefs'] {
  const reliefs = resolved.tests.map(({ name }) => {
    const bit = bitOf(resolved.tests, name);
    return { name, campaigns: counts.groups.find(({ missed }) => missed === bit)?.campaigns ?? 0 };
  });
  return reliefs
    .filter(({ campaigns }) => campaigns > 0)
    .toSorted((left, right) => right.campaigns - left.campaigns);
}
