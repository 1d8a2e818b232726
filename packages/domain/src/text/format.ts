import { wallTimeOf } from '../time/istanbul-time.ts';
import type { Locale } from './locale.ts';

/** Placeholder for a figure or date that cannot be read. Formatters never throw during rendering. */
export const noFigure = '–';

/** Number, or decimal text such as `1234.50` from the database, which keeps every digit. */
export type Figure = number | string;

/** Number of decimals: exactly `decimals`, or up to two when omitted. */
export type DecimalOptions = { readonly decimals?: number };

/** Options for money. With `trimWhole`, a whole amount has no decimals. */
export type MoneyOptions = { readonly trimWhole?: boolean };

// Symbols, separators and dates are formatted without `Intl`: its styles differ between the ICU data of Node.js and of
// browsers (narrow no-break spaces, "TRY"), which would break hydration. Creating the first `Intl` formatter also costs
// a phone more time than everything else that a page formats.

function isDecimal(figure: Figure): figure is number | `${number}` {
  return typeof figure === 'number' ? Number.isFinite(figure) : /^-?\d+(\.\d+)?$/.test(figure);
}

/** Returns a decimal without an exponent. Numbers below a millionth become 0. */
function plainDecimal(figure: Figure): string {
  if (typeof figure === 'string') return figure;
  if (Math.abs(figure) < 1e-6) return '0';
  return Math.abs(figure) < 1e21 ? `${figure}` : `${BigInt(figure)}`;
}

/**
 * Formats a figure, rounded half up to at most `most` decimals. A whole figure gets `whole` decimals, any other at
 * least `least`.
 */
function digitsOf(figure: Figure, locale: Locale, whole: number, most: number, least = whole) {
  if (!isDecimal(figure)) return undefined;
  const [units = '', fraction = ''] = plainDecimal(figure).replace('-', '').split('.');
  const isNext = (fraction[most] ?? '0') >= '5';
  const scaled = BigInt(units + fraction.slice(0, most).padEnd(most, '0')) + (isNext ? 1n : 0n);
  const digits = `${scaled}`.padStart(most + 1, '0');
  const decimals = digits.slice(digits.length - most).replace(/0+$/, '');
  const shown = decimals.padEnd(decimals === '' ? whole : least, '0');
  const [group, point] = locale === 'tr' ? '.,' : ',.';
  const grouped = digits.slice(0, digits.length - most).replace(/\B(?=(\d{3})+$)/g, `${group}`);
  const sign = `${figure}`.startsWith('-') && scaled > 0n ? '-' : '';
  return sign + grouped + (shown === '' ? '' : point + shown);
}

/** Formats a number with the separators of the language: `1.234,5` or `1,234.5`. */
export function formatNumber(figure: Figure, locale: Locale, { decimals }: DecimalOptions = {}): string {
  return digitsOf(figure, locale, decimals ?? 0, decimals ?? 2) ?? noFigure;
}

/** Returns the number of decimals that display a number exactly, but at least `least`. */
export function exactDecimals(figure: number, least = 0): number {
  const [, fraction = ''] = plainDecimal(figure).split('.');
  return Math.max(least, fraction.length);
}

/** Formats a count as a whole number: `12.345` or `12,345`. */
export function formatCount(count: Figure, locale: Locale): string {
  return formatNumber(count, locale, { decimals: 0 });
}

/** Formats an amount in TRY, rounded half up to kuruş: `₺1.234,56` or `₺1,234.56`. */
export function formatMoney(amountInTry: Figure, locale: Locale, options: MoneyOptions = {}): string {
  const digits = digitsOf(amountInTry, locale, options.trimWhole ? 0 : 2, 2, 2);
  if (digits === undefined) return noFigure;
  return digits.startsWith('-') ? `-₺${digits.slice(1)}` : `₺${digits}`;
}

/** Formats a rate in percent (not a fraction): 2.94 becomes `%2,94` or `2.94%`. */
export function formatPercent(percent: Figure, locale: Locale, options: DecimalOptions = {}): string {
  const digits = formatNumber(percent, locale, options);
  if (digits === noFigure) return noFigure;
  if (locale === 'en') return `${digits}%`;
  return digits.startsWith('-') ? `-%${digits.slice(1)}` : `%${digits}`;
}

const turkishMonths = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];
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

/** Formats the calendar day in İstanbul of an instant or ISO 8601 text: `20.11.2026` or `20 Nov 2026`. */
export function formatDate(moment: Date | string, locale: Locale): string {
  return formatInstant(moment, locale, false);
}

/**
 * Formats an instant for narrow places: `20 Kas 14:30` or `20 Nov, 14:30` in the year of `now`, otherwise only the day
 * with its year.
 */
export function formatBriefly(moment: Date | string, now: Date, locale: Locale): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return noFigure;
  const { year, month, day } = wallTimeOf(instant);
  if (year !== wallTimeOf(now).year) return formatDate(instant, locale);
  const time = formatTime(instant);
  return locale === 'tr'
    ? `${day} ${turkishMonths[month - 1]} ${time}`
    : `${day} ${englishMonths[month - 1]}, ${time}`;
}

/** Formats the time of day in İstanbul of an instant or ISO 8601 text: `14:30`. */
export function formatTime(moment: Date | string): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return noFigure;
  const { hour, minute } = wallTimeOf(instant);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Formats day and time in İstanbul of an instant or ISO 8601 text: `20.11.2026 14:30` or `20 Nov 2026, 14:30`. */
export function formatDateTime(moment: Date | string, locale: Locale): string {
  return formatInstant(moment, locale, true);
}

/** Formats an instant to the second, for logs: `20.11.2026 14:30:05` or `20 Nov 2026, 14:30:05`. */
export function formatToSecond(moment: Date | string, locale: Locale): string {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return noFigure;
  return `${formatDateTime(instant, locale)}:${twoDigits(instant.getUTCSeconds())}`;
}
