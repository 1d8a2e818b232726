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
const instances = new Map<string, Intl.NumberFormat>();

function decimalFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${options.minimumFractionDigits} ${options.maximumFractionDigits} ${options.trailingZeroDisplay}`;
  const known = instances.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeTag[locale], { ...options, signDisplay: 'negative' });
  instances.set(key, made);
  return made;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function digitsOf(figure: Figure, locale: Locale, options: Intl.NumberFormatOptions): string | undefined {
  const format = decimalFormat(locale, options);
  if (typeof figure === 'number') return Number.isFinite(figure) ? format.format(figure) : undefined;
  return isDecimal(figure) ? format.format(figure) : undefined;
}

function decimalOptions({ decimals }: DecimalOptions): Intl.NumberFormatOptions {
  return { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 };
}

/** Shows a number with the separators of the language: `1.234,5` or `1,234.5`. */
export function formatNumber(figure: Figure, locale: Locale, options: DecimalOptions = {}): string {
  return digitsOf(figure, locale, decimalOptions(options)) ?? noFigure;
}

/** Shows a count of things as a whole number: `12.345` or `12,345`. */
export function formatCount(count: Figure, locale: Locale): string {
  return formatNumber(count, locale, { decimals: 0 });
}

/** Shows an amount in TRY, rounded half up to kuruş: `₺1.234,56` or `₺1,234.56`. */
export function formatMoney(amountInTry: Figure, locale: Locale, options: MoneyOptions = {}): string {
  const digits = digitsOf(amountInTry, locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: options.trimWhole ? 'stripIfInteger' : 'auto',
  });
  if (digits === undefined) return noFigure;
  return digits.startsWith('-') ? `-₺${digits.slice(1)}` : `₺${digits}`;
}

/** Shows a rate given in percent, not as a fraction: 2.94 is `%2,94` or `2.94%`. */
export function formatPercent(percent: Figure, locale: Locale, options: DecimalOptions = {}): string {
  const digits = digitsOf(percent, locale, decimalOptions(options));
  if (digits === undefined) return noFigure;
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
