import type { DecimalRule } from '../text/decimal.ts';

const money = { least: 0, most: 999_999_999_999, scale: 2, unit: 'TRY' } as const;
const percent = (scale: number) => ({ least: 0, most: 100, scale, unit: 'percent' }) as const;
const count = { least: 1, most: 600, scale: 0 } as const;

/**
 * The figures of a campaign, in the order in which they are told: money in TRY, rates in percent (interest per month),
 * terms in months. What a campaign stores, what calls say of it, what its page shows and what its editors fill in
 * follow from here.
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

/** The name of a figure. */
export type FigureName = keyof typeof figures;

/** The figures that one campaign has; null where it has none. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** All names, in the order of the table. */
export const figureNames = Object.keys(figures) as readonly FigureName[];

/** What a figure is in; none where it counts. */
export function unitOf(name: FigureName): 'TRY' | 'percent' | undefined {
  const rule = figures[name];
  return 'unit' in rule ? rule.unit : undefined;
}

/** Something for each figure, by its name. */
export function eachFigure<Value>(of: (name: FigureName) => Value): Record<FigureName, Value> {
  return Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Record<FigureName, Value>;
}
