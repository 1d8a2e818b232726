import { citiesOf } from '@ayrac/domain/campaign/cities.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { comparedFigure } from '@ayrac/domain/campaign/standing.ts';
import { benefitsOf } from '@ayrac/domain/filter/campaign-filter.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { campaign, campaignVehicle } from '../table.ts';

/** Sort key of campaigns without a price, higher than any real price, so that they come last. */
const NO_PRICE = 999_999_999_999;
const SHORTEST_TERM = 3;

type Campaign = typeof campaign.$inferSelect;
type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

/** Data that the listing tables need beyond the campaign's own row. */
export interface Surroundings {
  readonly brandName: string;
  /** Categories from the root to the campaign's own. */
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameEn: string | null;
  }[];
  readonly vehicle: Vehicle | null;
  readonly popularity: number;
}

/** Returns the sort keys of a campaign. An open-ended campaign ends at infinity. */
export function listingKeys(row: Campaign, popularity: number) {
  return {
    endAt: row.endAt,
    publishedAt: row.publishedAt,
    discountPercent: provenDiscount(row.listPrice, row.campaignPrice) ?? 0,
    popularity,
    price: row.campaignPrice ?? NO_PRICE,
  };
}

/** Returns the lists that show a campaign, each by brand and category; null stands for "any". */
export function listsOf(
  brandId: string,
  categoryIds: readonly string[],
): { readonly brandId: string | null; readonly categoryId: string | null }[] {
  return [null, brandId].flatMap((brand) =>
    [null, ...categoryIds].map((categoryId) => ({ brandId: brand, categoryId })),
  );
}

/** Searchable words of a campaign, folded, in both languages. */
export interface SearchText {
  /** Title and brand, which its card shows. */
  readonly shown: string;
  /** Benefit and categories. */
  readonly beside: string;
}

/** Returns the searchable words of a campaign. */
export function searchText(row: Campaign, around: Surroundings): SearchText {
  return {
    shown: foldAll([row.title, row.english?.title, around.brandName]),
    beside: foldAll([row.discount, ...around.categories.flatMap(({ name, nameEn }) => [name, nameEn])]),
  };
}

/** Joins all searchable words into one text. */
export function searchKey({ shown, beside }: SearchText): string {
  return `${shown} ${beside}`.trim();
}

function foldAll(parts: readonly (string | null | undefined)[]): string {
  return foldTurkish(parts.filter((part) => typeof part === 'string').join(' '));
}

/**
 * Returns the words of search texts in a fixed order, each with the number of texts that contain it. Short words are
 * skipped as meaningless.
 */
export function searchTerms(texts: readonly string[]): { readonly term: string; readonly weight: number }[] {
  const weights = new Map<string, number>();
  for (const text of texts) {
    for (const term of new Set(text.split(' '))) {
      if (term.length >= SHORTEST_TERM) weights.set(term, (weights.get(term) ?? 0) + 1);
    }
  }
  return [...weights]
    .map(([term, weight]) => ({ term, weight }))
    .toSorted((left, right) => (left.term < right.term ? -1 : 1));
}

/** Returns the values by which a campaign is filtered. Its categories are stored separately. */
export function facetValues(
  row: Campaign,
  around: Surroundings,
): { readonly facet: string; readonly value: string }[] {
  const { vehicle } = around;
  const values: readonly (readonly [string, string | number | boolean | null | undefined])[] = [
    ['brand', row.brandId],
    ['gearType', vehicle?.gearType],
    ['fuel', vehicle?.fuel],
    ['seatingCapacity', vehicle?.seatingCapacity],
    ['isElectric', vehicle?.isElectric],
    ['doorCount', vehicle?.doorCount],
    ...benefitsOf(row).map((kind) => ['benefit', kind] as const),
    ...citiesOf(row.cities).map((city) => ['city', city] as const),
  ];
  return values.flatMap(([facet, value]) =>
    value === null || value === undefined ? [] : [{ facet, value: String(value) }],
  );
}

/**
 * Returns the category of a campaign and whether it is local, its range filter values, and the figure by which it is
 * compared.
 */
export function facetFigures(row: Campaign, { vehicle }: Surroundings) {
  const compared = comparedFigure(row);
  return {
    categoryId: row.categoryId,
    isLocal: row.cities !== null,
    measure: compared?.measure ?? null,
    comparedBy: compared?.value ?? null,
    price: row.campaignPrice,
    discountPercent: provenDiscount(row.listPrice, row.campaignPrice),
    modelYear: vehicle?.modelYear ?? null,
    rangeKm: vehicle?.rangeKm ?? null,
    batteryCapacity: vehicle?.batteryCapacity ?? null,
  };
}

/** Returns the popularity of a campaign: a request weighs most, then a follower, a click and a view. */
export function popularityOf(stats: {
  readonly views: number;
  readonly applications: number;
  readonly clicks: number;
  readonly followers: number;
}): number {
  return stats.applications * 50 + stats.followers * 10 + stats.clicks * 2 + Math.round(stats.views / 10);
}
