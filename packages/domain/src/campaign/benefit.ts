/** A benefit taken apart: its figure, which covers and cards show largest, and the words around it. */
export interface Benefit {
  readonly before: string;
  /** Null where the benefit is words alone. */
  readonly figure: string | null;
  readonly after: string;
}

// A percentage says most, then an amount, then a number with the word that it counts, if that is short.
const figures = [/%\d[\d.,]*|\d[\d.,]*%/, /[+-]?₺\d[\d.,]*/, /\+?\d[\d.,]*(?: \p{L}{1,7}(?![\p{L}’]))?/u];

/** Finds the figure of a benefit. */
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

/** Whether another text says a benefit's figure, however either language points it; words alone have to stand there. */
export function isSaidIn(benefit: string, text: string): boolean {
  const { figure, after } = readBenefit(benefit);
  if (figure === null) return text.includes(after);
  const digits = (said: string) => said.replace(/\D/g, '');
  return (text.match(/\d[\d.,]*/g) ?? []).some((said) => digits(said) === digits(figure));
}
