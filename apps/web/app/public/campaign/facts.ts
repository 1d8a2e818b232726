import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail, VehicleAttributes } from '@ayrac/contract/campaign.ts';
import { type FigureName, figureNames, unitOf } from '@ayrac/domain/campaign/figures.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Fact } from '@ayrac/kit/facts/facts-table.tsx';

/** A fact whose value is text. The languages are set if they are not the page's. */
export interface TextFact extends Fact {
  readonly value: string;
  readonly valueLang?: string | undefined;
}

/** Returns the rows that have a value, in the given order. */
function rows(pairs: readonly (readonly [label: string, value: string | null])[]): TextFact[] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function shown<Value>(value: Value | null, show: (value: Value) => string): string | null {
  return value === null ? null : show(value);
}

/** Returns the campaign's own facts, each text in its own language. */
function factTexts({ facts }: Pick<CampaignDetail, 'facts'>, locale: Locale): TextFact[] {
  const other = (lang: Locale) => (lang === locale ? undefined : lang);
  return facts.map(({ label, value }) => ({
    label: label.text,
    lang: other(label.lang),
    value: value.text,
    valueLang: other(value.lang),
  }));
}

/** Returns the figures of a campaign as rows with units. */
export function figureFacts(
  { figures, endAt, cities }: Pick<CampaignDetail, 'figures' | 'endAt' | 'cities'>,
  words: ScreenPhrases['campaignFacts'],
  locale: Locale,
): TextFact[] {
  return rows([
    ...figureNames.map((name) => {
      const show = (figure: number) => figureText(name, figure, words, locale);
      return [words.figures[name], shown(figures[name], show)] as const;
    }),
    [words.cities, cities],
    [words.validUntil, shown(endAt, (end) => formatDate(end, locale))],
  ]);
}

/** Returns a figure as text, with its unit. */
function figureText(
  name: FigureName,
  figure: number,
  words: ScreenPhrases['campaignFacts'],
  locale: Locale,
): string {
  if (name === 'term') return words.months({ count: figure });
  if (name === 'installment') return words.installments({ count: figure });
  const unit = unitOf(name);
  if (unit === 'percent') return formatPercent(figure, locale);
  return unit === 'TRY' ? money(locale)(figure) : formatNumber(figure, locale);
}

/** Figures that the key figure already shows, by its kind. */
const figuresShownBy = {
  price: ['campaignPrice', 'listPrice'],
  monthly: ['monthlyPayment', 'term'],
  rate: ['interestRate', 'term'],
  installment: ['installment'],
  benefit: [],
  none: [],
} as const satisfies Record<string, readonly (keyof CampaignDetail['figures'])[]>;

/** Returns the figures that the key figure does not show. */
export function otherFigures(
  { figure, ...campaign }: Pick<CampaignDetail, 'figure' | 'figures' | 'endAt' | 'cities'>,
  words: ScreenPhrases['campaignFacts'],
  locale: Locale,
): TextFact[] {
  const shownLabels = figuresShownBy[figure.kind].map((name) => words.figures[name]);
  const others = figureFacts(campaign, words, locale).filter(({ label }) => !shownLabels.includes(label));
  return [...rows([[words.allPayments, shown(allPayments(figure), money(locale))]]), ...others];
}

/** Returns the sum of the monthly payments of the key figure, in TRY. Null when it is not over a term. */
function allPayments(figure: CampaignDetail['figure']): number | null {
  if (figure.kind !== 'monthly' || figure.term === null || figure.term < 2) return null;
  return (Math.round(figure.monthly * 100) * figure.term) / 100;
}

const money = (locale: Locale) => (amount: number) => formatMoney(amount, locale, { trimWhole: true });

/** Largest number of deciding facts. */
const MOST_DECIDING = 4;
/** Longest value of a deciding fact, in characters. Longer ones are only in the table. */
const LONGEST_DECIDING = 24;

/** Recognize warranty and fee by the brand's own label. */
const warranty = /garanti|warranty/i;
const fee = /ücret|fee/i;

/**
 * Returns the facts that decide, as tiles beside the offer: for a vehicle range, battery, year and warranty, otherwise
 * rate, term and fee. Other facts follow in the order of the tables.
 */
export function decidingFacts(
  campaign: Pick<CampaignDetail, 'endAt' | 'cities' | 'facts' | 'figure' | 'figures' | 'vehicle'>,
  words: ScreenPhrases['campaignFacts'],
  locale: Locale,
): TextFact[] {
  const { figures, vehicle } = campaign;
  const labels = words.figures;
  const inOrder = (rows: readonly TextFact[], order: readonly string[]) =>
    order.flatMap((label) => rows.find((row) => row.label === label) ?? []);
  const left = otherFigures({ ...campaign, endAt: null }, words, locale);
  const short = factTexts(campaign, locale).filter(({ value }) => value.length <= LONGEST_DECIDING);
  const ofVehicle = vehicle === null ? [] : vehicleFacts(vehicle, words, locale);
  const { range, batteryCapacity, modelYear, fuel, gearType, seatingCapacity } = words.vehicle;
  const isElectric = vehicle?.batteryCapacity !== null;
  const facts = [
    ...inOrder(ofVehicle, isElectric ? [range, batteryCapacity, modelYear] : [modelYear, fuel]),
    ...short.filter(({ label }) => warranty.test(label)),
    ...inOrder(ofVehicle, [gearType, fuel, seatingCapacity]),
    ...inOrder(left, [labels.interestRate, words.allPayments, labels.term]),
    ...short.filter(({ label }) => fee.test(label)),
    ...left.filter(({ label }) => label !== labels.discountPercent || figures.campaignPrice === null),
    ...short,
  ];
  return [...new Map(facts.map((fact) => [fact.label, fact])).values()].slice(0, MOST_DECIDING);
}

/** Returns the rows of a table that neither the key figure nor a tile has shown. */
export function remainingFacts<One extends Fact>(rows: readonly One[], shown: readonly Fact[]): One[] {
  return rows.filter(({ label }) => !shown.some((one) => one.label === label));
}

/** Returns the attributes of a vehicle as rows, in kilometres, kWh and words. */
export function vehicleFacts(
  vehicle: VehicleAttributes,
  words: ScreenPhrases['campaignFacts'],
  locale: Locale,
): TextFact[] {
  const labels = words.vehicle;
  const number = (count: number) => formatNumber(count, locale);
  return rows([
    // A year is written without a thousands separator.
    [labels.modelYear, shown(vehicle.modelYear, String)],
    [labels.fuel, shown(vehicle.fuel, (fuel) => words.fuels[fuel])],
    [labels.isElectric, shown(vehicle.isElectric, (is) => (is ? words.yes : words.no))],
    [labels.gearType, shown(vehicle.gearType, (gear) => words.gears[gear])],
    [labels.range, shown(vehicle.range, (count) => words.kilometres({ count: number(count) }))],
    [
      labels.batteryCapacity,
      shown(vehicle.batteryCapacity, (count) => words.kilowattHours({ count: number(count) })),
    ],
    [labels.seatingCapacity, shown(vehicle.seatingCapacity, number)],
    [labels.doorCount, shown(vehicle.doorCount, number)],
  ]);
}
