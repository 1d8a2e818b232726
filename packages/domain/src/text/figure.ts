import { readScaledNumber } from './typed-number.ts';

const turkishForm = /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?$/;
const englishForm = /^(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const plainForm = /^\d+(?:\.\d+)?$/;
const longestFigure = 40;

function inRange(figure: number): number | undefined {
  return figure >= 0 && figure <= Number.MAX_SAFE_INTEGER ? figure : undefined;
}

function bareText(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestFigure) return undefined;
  return value.replace(/₺|%|TL\b|TRY\b|\s/gi, '');
}

/**
 * Reads an amount or count from a number, or from a text in Turkish or plain notation: `1.234,56`, `₺1.234`, `1234.50`,
 * `1,234.56`. A single dot before three digits groups thousands. Returns undefined for negative numbers and anything
 * else.
 */
export function readAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(value);
  const text = bareText(value);
  if (text === undefined) return undefined;
  if (turkishForm.test(text)) return inRange(Number(text.replaceAll('.', '').replace(',', '.')));
  return englishForm.test(text) ? inRange(Number(text.replaceAll(',', ''))) : undefined;
}

/**
 * Reads a rate in percent like `readAmount`, except that a single dot is the decimal point, so that `2.945` stays below
 * 3.
 */
export function readRate(value: unknown): number | undefined {
  const text = bareText(value);
  return text !== undefined && plainForm.test(text) ? inRange(Number(text)) : readAmount(value);
}

const groupedByCommas = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * Reads an amount of money like `readAmount`, except that a comma before three digits groups thousands, too, because
 * kuruş have two digits. Also reads `250 bin` and `1,5 milyon`.
 */
export function readMoney(value: unknown): number | undefined {
  const text = bareText(value);
  if (text === undefined) return readAmount(value);
  const scaled = readScaledNumber(text);
  if (scaled !== null) return inRange(scaled);
  return groupedByCommas.test(text) ? inRange(Number(text.replaceAll(',', ''))) : readAmount(value);
}
