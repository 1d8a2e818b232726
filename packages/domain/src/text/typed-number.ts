/** A comma with at most two digits, or a dot with one or two, which therefore groups no thousands. */
const fraction = /(?:,\d{0,2}|\.\d{1,2})$/;
/** People also write `900TL`, so a digit may precede the letters. */
const currency = /₺|(?<!\p{L})(?:tl|try)(?!\p{L})/giu;

/**
 * Returns the digits of a whole number as people write it: `1.000`, `1 000 TL`, `1,000.50`. Fractions are dropped,
 * otherwise the number would be a hundred times too high.
 */
export function wholeDigits(typed: string): string {
  return typed.replace(currency, '').trim().replace(fraction, '').replace(/\D/g, '');
}

const scaled =
  /^(\d{1,3}(?:[.,\s]\d{3})+|\d+(?:[.,]\d{1,2})?)\s*(b[iİ]n|k|thousand|m(?:n|[iİ]lyon|illion)?)$/iu;

/** Reads a number with its scale in words, such as `500 bin`, `1,5 milyon TL` or `250k`. Null for any other text. */
export function readScaledNumber(typed: string): number | null {
  const [, count, scale] = scaled.exec(typed.replace(currency, '').trim()) ?? [];
  if (count === undefined || scale === undefined) return null;
  const digits = count.replace(/[.,\s](?=\d{3})/g, '').replace(',', '.');
  return Math.round(Number(digits) * (/^m/i.test(scale) ? 1_000_000 : 1_000));
}

/** Reads a whole number with or without a scale. Null when anything else is written. */
export function readWholeNumber(typed: string): number | null {
  const number = readScaledNumber(typed);
  if (number !== null) return number;
  const isNumber = /^[\d\s.,]+$/.test(typed.replace(currency, ''));
  const digits = wholeDigits(typed);
  return isNumber && digits !== '' ? Number(digits) : null;
}
