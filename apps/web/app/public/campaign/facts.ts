import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail, VehicleAttributes } from '@ayrac/contract/campaign.ts';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Fact } from '@ayrac/kit/facts-table.tsx';

/** The rows that have a value, in the order given. */
function rows(pairs: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return pairs.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

function shown<Value>(value: Value | null, show: (value: Value) => string): string | null {
  return value === null ? null : show(value);
}

/** The figures of a campaign as rows, with their units. */
export function figureFacts(
  { figures, endAt }: Pick<CampaignDetail, 'figures' | 'endAt'>,
  campaignPage: ScreenPhrases['campaignPage'],
  locale: Locale,
): Fact[] {
  const labels = campaignPage.figures;
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  const percent = (rate: number) => formatPercent(rate, locale);
  return rows([
    [labels.campaignPrice, shown(figures.campaignPrice, money)],
    [labels.listPrice, shown(figures.listPrice, money)],
    [labels.discountPercent, shown(figures.discountPercent, percent)],
    [labels.monthlyPayment, shown(figures.monthlyPayment, money)],
    [labels.interestRate, shown(figures.interestRate, percent)],
    [labels.term, shown(figures.term, (count) => campaignPage.months({ count }))],
    [labels.downPayment, shown(figures.downPayment, money)],
    [labels.installment, shown(figures.installment, (count) => campaignPage.installments({ count }))],
    [labels.minimumPurchase, shown(figures.minimumPurchase, money)],
    [campaignPage.validUntil, shown(endAt, (end) => formatDate(end, locale))],
  ]);
}

/** What the key figure of a campaign says already. */
const saidBy = {
  price: ['campaignPrice', 'listPrice'],
  monthly: ['monthlyPayment', 'term'],
  rate: ['interestRate', 'term'],
  installment: ['installment'],
  benefit: [],
  none: [],
} as const satisfies Record<string, readonly (keyof CampaignDetail['figures'])[]>;

/** The figures that are left to say beside the key figure. */
export function otherFigures(
  { figure, figures, endAt }: Pick<CampaignDetail, 'figure' | 'figures' | 'endAt'>,
  campaignPage: ScreenPhrases['campaignPage'],
  locale: Locale,
): Fact[] {
  const said = saidBy[figure.kind].map((name) => campaignPage.figures[name]);
  return figureFacts({ figures, endAt }, campaignPage, locale).filter(({ label }) => !said.includes(label));
}

/** The attributes of a vehicle as rows: kilometres, kWh, words. */
export function vehicleFacts(
  vehicle: VehicleAttributes,
  campaignPage: ScreenPhrases['campaignPage'],
  locale: Locale,
): Fact[] {
  const labels = campaignPage.vehicle;
  const number = (count: number) => formatNumber(count, locale);
  return rows([
    // A year is a name, not a quantity: it takes no separator.
    [labels.modelYear, shown(vehicle.modelYear, String)],
    [labels.fuel, shown(vehicle.fuel, (fuel) => campaignPage.fuels[fuel])],
    [labels.isElectric, shown(vehicle.isElectric, (is) => (is ? campaignPage.yes : campaignPage.no))],
    [labels.gearType, shown(vehicle.gearType, (gear) => campaignPage.gears[gear])],
    [labels.range, shown(vehicle.range, (count) => campaignPage.kilometres({ count: number(count) }))],
    [
      labels.batteryCapacity,
      shown(vehicle.batteryCapacity, (count) => campaignPage.kilowattHours({ count: number(count) })),
    ],
    [labels.seatingCapacity, shown(vehicle.seatingCapacity, number)],
    [labels.doorCount, shown(vehicle.doorCount, number)],
  ]);
}
