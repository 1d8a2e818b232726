import { citiesOf } from '@ayrac/domain/campaign/cities.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { comparedFigure } from '@ayrac/domain/campaign/standing.ts';
import { benefitsOf } from '@ayrac/domain/filter/campaign-filter.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { campaign, campaignVehicle } from '../table.ts';

/** A price that sorts after every real one: campaigns without a price come last. */
const NO_PRICE = 999_999_999_999;
const SHORTEST_TERM = 3;

type Campaign = typeof campaign.$inferSelect;
type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;

/** What the narrow tables need of a campaign beyond its own row. */
export interface Surroundings {
  readonly brandName: string;
  /** From the root to the campaign's category: id and name. */
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameEn: string | null;
  }[];
  readonly vehicle: Vehicle | null;
  readonly popularity: number;
}

/** The sort keys of a campaign; an open-ended one ends at infinity. */
export function listingKeys(row: Campaign, popularity: number) {
  return {
    endAt: row.endAt,
    publishedAt: row.publishedAt,
    discountPercent: provenDiscount(row.listPrice, row.campaignPrice) ?? 0,
    popularity,
    price: row.campaignPrice ?? NO_PRICE,
  };
}

/** The lists that show a campaign, each by its brand and category; null stands for "any". */
export function listsOf(
  brandId: string,
  categoryIds: readonly string[],
): { readonly brandId: string | null; readonly categoryId: string | null }[] {
  return [null, brandId].flatMap((brand) =>
    [null, ...categoryIds].map((categoryId) => ({ brandId: brand, categoryId })),
  );
}

/** The words by which a campaign is found, folded, in both languages. */
export interface SearchText {
  /** What its card shows: title and brand. */
  readonly shown: string;
  /** Its benefit and categories. */
  readonly beside: string;
}

/** The words by which a campaign is found. */
export function searchText(row: Campaign, around: Surroundings): SearchText {
  return {
    shown: foldAll([row.title, row.english?.title, around.brandName]),
    beside: foldAll([row.discount, ...around.categories.flatMap(({ name, nameEn }) => [name, nameEn])]),
  };
}

/** All of them in one text. */
export function searchKey({ shown, beside }: SearchText): string {
  return `${shown} ${beside}`.trim();
}

function foldAll(parts: readonly (string | null | undefined)[]): string {
  return foldTurkish(parts.filter((part) => typeof part === 'string').join(' '));
}

/** The words of search texts, each with the number of texts that hold it, in a fixed order; short ones say nothing. */
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

/** The values that a campaign is filtered by; its categories stand beside them. */
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

/** Where a campaign holds, the figures by which it is filtered within a range, and the one by which it is compared. */
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

/** How wanted a campaign is: a request counts most, then a follower, a click, a view. */
export function popularityOf(stats: {
  readonly views: number;
  readonly applications: number;
  readonly clicks: number;
  readonly followers: number;
}): number {
  return stats.applications * 50 + stats.followers * 10 + stats.clicks * 2 + Math.round(stats.views / 10);
}
