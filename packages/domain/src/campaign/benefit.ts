/** Benefit split into its figure, which covers and cards display largest, and the words around it. */
export interface Benefit {
  readonly before: string;
  /** Null when the benefit consists of words only. */
  readonly figure: string | null;
  readonly after: string;
}

// In order of significance: a percentage, an amount, a number with the short word that it counts.
const figures = [/%\d[\d.,]*|\d[\d.,]*%/, /[+-]?₺\d[\d.,]*/, /\+?\d[\d.,]*(?: \p{L}{1,7}(?![\p{L}’]))?/u];

/** Splits a benefit at its most significant figure. */
export function readBenefit(text: string): Benefit {
  for (const pattern of figures) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const figure = found[0].replace(/[.,]$/, '');
    const before = text.slice(0, found.index).trim();
    const after = text
      .slice(found.index + figure.length)
      .replace(/^[.,]/, '')
      .trim();
    return { before: before.replace(/,$/, ''), figure, after };
  }
  return { before: '', figure: null, after: text };
}

const numbers = /\d[\d.,]*/g;
const digitsOf = (said: string) => said.replace(/\D/g, '');

/**
 * Whether another text states the figure of a benefit, ignoring the separators of either language. A benefit without a
 * figure must occur word for word.
 */
export function isStatedIn(benefit: string, text: string): boolean {
  const { figure, after } = readBenefit(benefit);
  if (figure === null) return text.includes(after);
  return (text.match(numbers) ?? []).some((said) => digitsOf(said) === digitsOf(figure));
}

/**
 * Whether a benefit states a figure and nothing but this and the ones beside it: "Bakım paketi ₺5.700" for a price of
 * 5,700. A figure from beside it alone may be another one: "12 ay ücretsiz sigorta" is no repeated term of 12 months.
 */
export function statesOnly(benefit: string, figure: number, beside: readonly number[]): boolean {
  const said = (benefit.match(numbers) ?? []).map(digitsOf);
  const [main = '', ...others] = [figure, ...beside].map((one) => digitsOf(String(one)));
  return said.includes(main) && said.every((digits) => digits === main || others.includes(digits));
}
