import { wallTimeOf } from './istanbul-time.ts';
import { type Locale, localeTag } from './locale.ts';

/** What stands where a figure or date cannot be read; the formatter never throws while a page renders. */
export const noFigure = '–';

/** A plain number, or a decimal string such as the database's `1234.50`, which keeps every digit. */
export type Figure = number | string;

/** How many decimals a figure shows: exactly `decimals`, or up to two when it is not given. */
export type DecimalOptions = { readonly decimals?: number };

/** How an amount of money is shown: with `trimWhole`, a whole amount stands without its two zeros. */
export type MoneyOptions = { readonly trimWhole?: boolean };

// The signs ₺ and % and all dates are placed by hand: the ready styles of Intl differ between the ICU data of
// Node and of browsers (narrow no-break spaces, "TRY"), and a difference would break hydration.
const fractionFormats: Record<string, Intl.NumberFormat> = {};

function fractionFormat(locale: Locale, least: number, most: number): Intl.NumberFormat {
  const key = locale + least + most;
  fractionFormats[key] ??= new Intl.NumberFormat(localeTag[locale], {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  });
  return fractionFormats[key];
}

function isDecimal(figure: Figure): figure is number | `${number}` {
  return typeof figure === 'number' ? Number.isFinite(figure) : /^-?\d+(\.\d+)?$/.test(figure);
}

/** A figure's digits; `whole` decimals stand after a whole one, after another at least `least` and at most `most`. */
function digitsOf(figure: Figure, locale: Locale, whole: number, most: number, least = whole) {
  if (!isDecimal(figure)) return undefined;
  const value = Number(figure);
  // A larger one may have lost its decimals on the way to a number.
  if (value % 1 !== 0 || Math.abs(value) > 1e12) return fractionFormat(locale, least, most).format(figure);
  // Most figures are whole, and to make its first format costs a phone more than all else that a page formats.
  const [group, point] = locale === 'tr' ? '.,' : ',.';
  const grouped = `${value}`.replace(/\B(?=(\d{3})+$)/g, `${group}`);
  return whole > 0 ? grouped + point + '0'.repeat(whole) : grouped;
}

/** Shows a number with the separators of the language: `1.234,5` or `1,234.5`. */
export function formatNumber(figure: Figure, locale: Locale, { decimals }: DecimalOptions = {}): string {
  return digitsOf(figure, locale, decimals ?? 0, decimals ?? 2) ?? noFigure;
}

/** Shows a count of things as a whole number: `12.345` or `12,345`. */
export function formatCount(count: Figure, locale: Locale): string {
  return formatNumber(count, locale, { decimals: 0 });
}

/** Shows an amount in TRY, rounded half up to kuruş: `₺1.234,56` or `₺1,234.56`. */
export function formatMoney(amountInTry: Figure, locale: Locale, options: MoneyOptions = {}): string {
  const digits = digitsOf(amountInTry, locale, options.trimWhole ? 0 : 2, 2, 2);
  if (digits === undefined) return noFigure;
  return digits.startsWith('-') ? `-₺${digits.slice(1)}` : `₺${digits}`;
}

/** Shows a rate given in percent, not as a fraction: 2.94 is `%2,94` or `2.94%`. */
export function formatPercent(percent: Figure, locale: Locale, options: DecimalOptions = {}): string {
  const digits = formatNumber(percent, locale, options);
  if (digits === noFigure) return noFigure;
  if (locale === 'en') return `${digits}%`;
  return digits.startsWith('-') ? `-%${digits.slice(1)}` : `%${digits}`;
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

function formatInstant(moment: Date | string, locale: Locale, withTime: boolean): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return noFigure;
  const { year, month, day, hour, minute } = wallTimeOf(instant);
  const date =
    locale === 'tr'
      ? `${twoDigits(day)}.${twoDigits(month)}.${year}`
      : `${day} ${englishMonths[month - 1]} ${year}`;
  if (!withTime) return date;
  return `${date}${locale === 'tr' ? ' ' : ', '}${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Shows the İstanbul calendar day of an instant or an ISO 8601 string: `20.11.2026` or `20 Nov 2026`. */
export function formatDate(moment: Date | string, locale: Locale): string {
  return formatInstant(moment, locale, false);
}

/** Shows day and time in İstanbul of an instant or an ISO 8601 string: `20.11.2026 14:30` or `20 Nov 2026, 14:30`. */
export function formatDateTime(moment: Date | string, locale: Locale): string {
  return formatInstant(moment, locale, true);
}
