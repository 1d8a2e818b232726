/** Filters with selectable values. Several values may be selected; a campaign must match one of them. */
export const choiceFilters = [
  'category',
  'brand',
  'city',
  'benefit',
  'fuel',
  'isElectric',
  'gearType',
  'seatingCapacity',
  'doorCount',
  'ending',
] as const;

/** Filter with selectable values. */
export type ChoiceFilter = (typeof choiceFilters)[number];

/** Range filters, in TRY, percent, year, kilometres and kWh. */
export const rangeFilters = ['price', 'discount', 'modelYear', 'range', 'batteryCapacity'] as const;

/** Range filter. */
export type RangeFilter = (typeof rangeFilters)[number];

/** All filters, in the order of URLs and screens. */
export const campaignFilters = [
  'category',
  'brand',
  'price',
  'city',
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
  'ending',
] as const;

/** Filter of a list of campaigns. */
export type CampaignFilter = ChoiceFilter | RangeFilter;

/** Range of whole numbers, both ends inclusive. Null is an open end; at least one end is set. */
export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Selected filters. A campaign must match every filter that is set. */
export type CampaignFilters = { readonly [Name in ChoiceFilter]?: readonly string[] } & {
  readonly [Name in RangeFilter]?: NumberRange;
};

/** Kinds of benefits that a campaign can offer. */
export const benefitKinds = ['percent-off', 'lower-price', 'zero-interest', 'loan', 'installments'] as const;

/** Time spans in which a campaign can end: 24 hours, or seven days including those. */
export const endingSpans = ['last-day', 'last-week'] as const;

/** Time span in which a campaign can end. */
export type EndingSpan = (typeof endingSpans)[number];

/** Returns the selected time span, or undefined. If both are selected, the longer one contains the other. */
export function chosenSpan({ ending = [] }: CampaignFilters): EndingSpan | undefined {
  return endingSpans.findLast((span) => ending.includes(span));
}

/** Whether a filter has selectable values rather than a range. */
export function isChoiceFilter(name: CampaignFilter): name is ChoiceFilter {
  return choiceFilters.some((one) => one === name);
}

/** Writes filters in the format that `readFilters` reads. */
export function writeFilters(filters: CampaignFilters): { readonly [Name in CampaignFilter]?: string } {
  return Object.fromEntries(
    campaignFilters.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, 'from' in value ? writeRange(value) : value.join(',')]];
    }),
  );
}

/** Writes a range as `500-900`, `500-` or `-900`. */
export function writeRange({ from, to }: NumberRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

/** Counts the selected values. A range counts as one. */
export function countFilters(filters: CampaignFilters): number {
  return Object.values(filters).reduce((count, value) => count + ('from' in value ? 1 : value.length), 0);
}

/** Returns the filters without one filter, or without one of its values. */
export function withoutFilter(
  filters: CampaignFilters,
  name: CampaignFilter,
  value?: string,
): CampaignFilters {
  const { [name]: chosen, ...others } = filters;
  if (value === undefined || chosen === undefined || 'from' in chosen) return others;
  const left = chosen.filter((one) => one !== value);
  return left.length === 0 ? others : { ...others, [name]: left };
}

/**
 * Figures of a campaign that determine its kinds of benefits: percent, TRY, percent interest per month, number of
 * installments.
 */
export interface BenefitFigures {
  readonly discountPercent: number | null;
  readonly listPrice: number | null;
  readonly campaignPrice: number | null;
  readonly interestRate: number | null;
  readonly installment: number | null;
}

/** Returns the kinds of benefits that a campaign offers. */
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
