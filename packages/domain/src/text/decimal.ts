import { ok, type Parsed, problem } from '../parsed.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';
import type { Locale } from './locale.ts';

/** Allowed range of a decimal, and the most digits after the decimal point. */
export interface DecimalRule {
  readonly least: number;
  readonly most: number;
  readonly scale: number;
  readonly unit?: string;
}

const signs = /₺|%|TL\b|TRY\b|\s/gi;

/**
 * Reads a number in Turkish or English notation: `1.234,56`, `1,234.56`, `1234.56`, `₺1.234`. Of two separators, the
 * last is the decimal point. A single one is the decimal point if at most `scale` digits follow, and groups thousands
 * if three do.
 */
export function readDecimal(raw: string | number, { least, most, scale, unit }: DecimalRule): Parsed<number> {
  const number = typeof raw === 'number' ? raw : numberOf(bareText(raw, unit), scale);
  if (number === undefined || !Number.isFinite(number)) return problem('not-a-number');
  if (number < least) return problem('below-minimum');
  if (number > most) return problem('above-maximum');
  return Number(number.toFixed(scale)) === number ? ok(number) : problem('too-many-decimals');
}

function bareText(text: string, unit: string | undefined): string {
  const bare = text.replace(signs, '').replace('−', '-');
  return unit !== undefined && bare.endsWith(unit) ? bare.slice(0, -unit.length) : bare;
}

function numberOf(text: string, scale: number): number | undefined {
  if (!/^-?\d[\d.,]*$/.test(text) || text.length > 30) return undefined;
  const at = decimalSignAt(text, scale);
  const whole = text.slice(0, at ?? text.length);
  const fraction = at === undefined ? '' : text.slice(at + 1);
  const group = whole.includes('.') ? '.' : ',';
  const isGrouped = whole.includes(group);
  if (isGrouped && !/^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(whole)) return undefined;
  if (isGrouped && new Set(whole.match(/[.,]/g)).size > 1) return undefined;
  if (at !== undefined && (!/^\d+$/.test(fraction) || text[at] === (isGrouped ? group : '')))
    return undefined;
  return Number(`${whole.replaceAll(group, '')}${fraction === '' ? '' : `.${fraction}`}`);
}

/** Returns the index of the decimal point, or undefined when all separators group thousands. */
function decimalSignAt(text: string, scale: number): number | undefined {
  const separators = [...text.matchAll(/[.,]/g)];
  const last = separators.at(-1);
  if (last === undefined) return undefined;
  if (separators.length > 1) return separators.some(([sign]) => sign !== last[0]) ? last.index : undefined;
  const digits = text.length - last.index - 1;
  const canGroup = digits === 3 && /^-?[1-9]\d{0,2}$/.test(text.slice(0, last.index));
  return canGroup && digits > scale ? undefined : last.index;
}

/** Formats a decimal for editing: without grouping, with the decimal point of the language. */
export function decimalText(value: number, scale: number, locale: Locale): string {
  const text = value
    .toFixed(scale)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return locale === 'tr' ? text.replace('.', ',') : text;
}

/** Formats a decimal for display, with its unit: `₺1.234,56`, `%2,945`, `77,4 kWh`. */
export function formatDecimal(value: number, { scale, unit }: DecimalRule, locale: Locale): string {
  if (unit === 'TRY') return formatMoney(value, locale);
  const text = decimalText(value, scale, 'en');
  const decimals = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  if (unit === 'percent') return formatPercent(value, locale, { decimals });
  const number = formatNumber(value, locale, { decimals });
  return unit === undefined ? number : `${number} ${unit}`;
}
