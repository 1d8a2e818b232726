import type { DecimalRule } from '../text/decimal.ts';

const money = { least: 0, most: 999_999_999_999, scale: 2, unit: 'TRY' } as const;
const percent = (scale: number) => ({ least: 0, most: 100, scale, unit: 'percent' }) as const;
const count = { least: 1, most: 600, scale: 0 } as const;

/**
 * Figures of a campaign in display order: money in TRY, rates in percent (interest per month), terms in months. The
 * campaign's columns, API fields, facts on its page and editor fields are all derived from this table.
 */
export const figures = {
  campaignPrice: money,
  listPrice: money,
  discountPercent: percent(2),
  monthlyPayment: money,
  interestRate: percent(4),
  term: count,
  downPayment: money,
  installment: count,
  minimumPurchase: money,
} as const satisfies Readonly<Record<string, DecimalRule>>;

/** Name of a figure. */
export type FigureName = keyof typeof figures;

/** Names of all figures, in display order. */
export const figureNames = Object.keys(figures) as readonly FigureName[];

/** Returns the unit of a figure; undefined for a count. */
export function unitOf(name: FigureName): 'TRY' | 'percent' | undefined {
  const rule = figures[name];
  return 'unit' in rule ? rule.unit : undefined;
}

/** Returns an object with one value per figure, keyed by its name. */
export function eachFigure<Value>(of: (name: FigureName) => Value): Record<FigureName, Value> {
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Record<FigureName, Value>;
}
