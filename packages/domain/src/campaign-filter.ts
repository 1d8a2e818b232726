/** The filters whose values are ticked: one or several of a filter, of which a campaign needs one. */
export const choiceFilters = [
  'category',
  'brand',
  'benefit',
  'fuel',
  'isElectric',
  'gearType',
  'seatingCapacity',
  'doorCount',
] as const;

/** A filter whose values are ticked. */
export type ChoiceFilter = (typeof choiceFilters)[number];

/** The filters that take a range: TRY, percent, year, kilometres, kWh. */
export const rangeFilters = ['price', 'discount', 'modelYear', 'range', 'batteryCapacity'] as const;

/** A filter that takes a range. */
export type RangeFilter = (typeof rangeFilters)[number];

/** Every filter, in the order in which addresses and screens name them. */
export const campaignFilters = [
  'category',
  'brand',
  'price',
  'fuel',
  'isElectric',
  'gearType',
  'modelYear',
  'range',
  'batteryCapacity',
  'seatingCapacity',
  'doorCount',
  'benefit',
  'discount',
] as const;

/** A filter of a list of campaigns. */
export type CampaignFilter = ChoiceFilter | RangeFilter;

/** A range of whole numbers with both ends in it; null where it is open. It is never open at both. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a visitor narrows a list by; a campaign has to pass every filter that is there. */
export type CampaignFilters = { readonly [Name in ChoiceFilter]?: readonly string[] } & {
  readonly [Name in RangeFilter]?: NumberRange;
};

/** Filters as they arrive: values joined by commas or given several times, ranges as `500-900`, `500-` or `-900`. */
export type RawFilters = { readonly [Name in CampaignFilter]?: string | readonly string[] | undefined };

/** The values of a filter at most; what is beyond them is ignored. */
export const mostFilterValues = 12;

/** The kinds of benefit that a campaign can offer. */
export const benefitKinds = ['percent-off', 'lower-price', 'zero-interest', 'loan', 'installments'] as const;

/** The values that a filter knows; null where they are slugs, which the catalogue knows. */
export const filterValues: Readonly<Record<ChoiceFilter, readonly string[] | null>> = {
  category: null,
  brand: null,
  benefit: benefitKinds,
  fuel: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg'],
  isElectric: ['true', 'false'],
  gearType: ['manual', 'automatic', 'semi-automatic'],
  seatingCapacity: Array.from({ length: 60 }, (_, index) => String(index + 1)),
  doorCount: Array.from({ length: 9 }, (_, index) => String(index + 1)),
};

const longestNumber = 12;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 120;

/** Tells a filter of ticked values from one that takes a range. */
export function isChoiceFilter(name: CampaignFilter): name is ChoiceFilter {
  return choiceFilters.some((one) => one === name);
}

/**
 * Reads filters in one form however they were written: unknown values are ignored, known ones stand once and in a
 * fixed order, a range that is upside down is turned, and a filter without a value is left out.
 */
export function readFilters(raw: RawFilters): CampaignFilters {
  const read = campaignFilters.flatMap((name) => {
    const texts = [raw[name] ?? []].flat().filter((text) => typeof text === 'string');
    const value = isChoiceFilter(name) ? readChoice(name, texts) : readRange(texts[0] ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read);
}

function readChoice(name: ChoiceFilter, texts: readonly string[]): readonly string[] | undefined {
  const given = new Set(texts.flatMap((text) => text.split(',', mostFilterValues * 4)));
  const known = filterValues[name];
  const values =
    known === null ? [...given].filter(isSlug).toSorted() : known.filter((value) => given.has(value));
  return values.length === 0 ? undefined : values.slice(0, mostFilterValues);
}

function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}

function readRange(text: string): NumberRange | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  return rangeOf(readNumber(from), readNumber(to));
}

/** A range from its two ends, whichever is the lower; undefined when both are open. */
export function rangeOf(from: number | null, to: number | null): NumberRange | undefined {
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads an end of a range as people type it, with or without thousand separators; null when it is no number. */
export function readNumber(text: string | null | undefined): number | null {
  const digits = (text ?? '').replace(/[\s.,₺]/g, '');
  return /^\d+$/.test(digits) && digits.length <= longestNumber ? Number(digits) : null;
}

/** Writes filters as `readFilters` reads them. */
export function writeFilters(filters: CampaignFilters): { readonly [Name in CampaignFilter]?: string } {
  return Object.fromEntries(
    campaignFilters.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, 'from' in value ? writeRange(value) : value.join(',')]];
    }),
  );
}

/** A range as one text: `500-900`, `500-`, `-900`. */
export function writeRange({ from, to }: NumberRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** How many values are chosen; a range counts as one. */
export function countFilters(filters: CampaignFilters): number {
  return Object.values(filters).reduce((count, value) => count + ('from' in value ? 1 : value.length), 0);
}

/** The same filters without one of them, or without one value of it. */
export function withoutFilter(
  filters: CampaignFilters,
  name: CampaignFilter,
  value?: string,
): CampaignFilters {
  const { [name]: chosen, ...others } = filters;
  if (value === undefined || chosen === undefined || 'from' in chosen) return others;
  return readFilters({ ...writeFilters(others), [name]: chosen.filter((one) => one !== value) });
}

/** The figures of a campaign that say what kind of benefit it offers: percent, TRY, percent a month, count. */
export interface BenefitFigures {
  readonly discountPercent: number | null;
  readonly listPrice: number | null;
  readonly campaignPrice: number | null;
  readonly interestRate: number | null;
  readonly installment: number | null;
}

/** The kinds of benefit that a campaign offers, by its figures. */
export function benefitsOf(figures: BenefitFigures): (typeof benefitKinds)[number][] {
  const { discountPercent, listPrice, campaignPrice, interestRate, installment } = figures;
  const offers = {
    'percent-off': (discountPercent ?? 0) > 0,
    'lower-price': listPrice !== null && campaignPrice !== null && campaignPrice < listPrice,
    'zero-interest': interestRate === 0,
    loan: (interestRate ?? 0) > 0,
    installments: (installment ?? 0) > 1,
  };
  return benefitKinds.filter((kind) => offers[kind]);
}
