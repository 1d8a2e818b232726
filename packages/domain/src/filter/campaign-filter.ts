/** The filters whose values are ticked: one or several of a filter, of which a campaign needs one. */
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

/** The kinds of benefit that a campaign can offer. */
export const benefitKinds = ['percent-off', 'lower-price', 'zero-interest', 'loan', 'installments'] as const;

/** The spans of time within which a campaign can end: 24 hours, and the seven days that hold them. */
export const endingSpans = ['last-day', 'last-week'] as const;

/** One of them. */
export type EndingSpan = (typeof endingSpans)[number];

/** The span in which all campaigns of a list end, if it was chosen: the longer one where both were. */
export function chosenSpan({ ending = [] }: CampaignFilters): EndingSpan | undefined {
  return endingSpans.findLast((span) => ending.includes(span));
}

/** Tells a filter of ticked values from one that takes a range. */
export function isChoiceFilter(name: CampaignFilter): name is ChoiceFilter {
  return choiceFilters.some((one) => one === name);
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
  const left = chosen.filter((one) => one !== value);
  return left.length === 0 ? others : { ...others, [name]: left };
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
