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

/** The same, but null when anything else than a number is written. */
export function readWholeNumber(typed: string): number | null {
  const isNumber = /^[\d\s.,]*\d[\d\s.,]*$/.test(typed.replace(currency, ''));
  const digits = wholeDigits(typed);
  return isNumber && digits !== '' ? Number(digits) : null;
}
