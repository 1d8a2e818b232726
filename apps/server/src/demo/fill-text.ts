import { eachFigure, type FigureName, unitOf } from '@ayrac/domain/campaign/figures.ts';
import { formatCount, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { DemoFigures } from './shape.ts';

type Form = (figure: number, locale: Locale) => string;

const forms: Record<keyof DemoFigures, Form> = {
  ...eachFigure(formOf),
  yearlyRate: formatPercent,
  leastDeposit: money,
  reward: money,
  count: formatCount,
};

function formOf(name: FigureName): Form {
  const unit = unitOf(name);
  if (unit === 'percent') return formatPercent;
  return unit === 'TRY' ? money : formatCount;
}

// Cache, because a large catalogue fills the same text with the same figures many times.
const filled = new WeakMap<DemoFigures, Map<string, string>>();

/**
 * Replaces the placeholders in a text by figures, formatted for the language. Throws when the text names a missing
 * figure.
 */
export function fillText(text: string, figures: DemoFigures, locale: Locale): string {
  if (!text.includes('{')) return text;
  const known = filled.get(figures) ?? new Map<string, string>();
  filled.set(figures, known);
  const key = `${locale} ${text}`;
  const result = known.get(key) ?? fill(text, figures, locale);
  known.set(key, result);
  return result;
}

function fill(text: string, figures: DemoFigures, locale: Locale): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const figure = isFigure(name) ? figures[name] : undefined;
    if (figure === undefined || !isFigure(name)) {
      throw new Error(`The text “${text}” contains ${placeholder}, for which its campaign has no value.`);
    }
    return forms[name](figure, locale);
  });
}

function isFigure(name: string): name is keyof DemoFigures {
  return name in forms;
}

function money(amount: number, locale: Locale): string {
  return formatMoney(amount, locale, { trimWhole: true });
}
