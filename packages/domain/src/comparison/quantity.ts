import { readAmount } from '../text/figure.ts';
import { foldLetters } from '../text/turkish.ts';

/** Units of the facts of campaigns, each with its dimension and its factor to the smallest unit of that dimension. */
const units = {
  day: { of: 'days', times: 1 },
  week: { of: 'days', times: 7 },
  month: { of: 'months', times: 1 },
  year: { of: 'months', times: 12 },
  gram: { of: 'weight', times: 1 },
  kilogram: { of: 'weight', times: 1_000 },
  millilitre: { of: 'volume', times: 1 },
  litre: { of: 'volume', times: 1_000 },
  centimetre: { of: 'length', times: 1 },
  metre: { of: 'length', times: 100 },
} as const;

/** Unit of a quantity. */
export type QuantityUnit = keyof typeof units;

/** Names of all units. */
export const quantityUnits = Object.keys(units) as [QuantityUnit, ...QuantityUnit[]];

/** Amount with its unit. */
export interface Quantity {
  readonly amount: number;
  readonly unit: QuantityUnit;
}

const words: Readonly<Record<string, QuantityUnit>> = {
  ...{ gun: 'day', hafta: 'week', ay: 'month', yil: 'year', sene: 'year' },
  ...{ g: 'gram', gr: 'gram', gram: 'gram', kg: 'kilogram', kilo: 'kilogram', kilogram: 'kilogram' },
  ...{ ml: 'millilitre', mililitre: 'millilitre', l: 'litre', lt: 'litre', litre: 'litre' },
  ...{ cm: 'centimetre', santim: 'centimetre', santimetre: 'centimetre', m: 'metre', metre: 'metre' },
};

const numbers: Readonly<Record<string, number>> = {
  ...{ bir: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7, sekiz: 8, dokuz: 9, on: 10 },
  ...{ yirmi: 20, otuz: 30, kirk: 40, elli: 50, altmis: 60 },
};

/**
 * Reads a Turkish text that consists of exactly one quantity: `3 yıl`, `Üç yıl`, `1,9 kilogram`. Returns null for
 * anything more, such as `Üç yıl, motorlarda on yıl`.
 */
export function readQuantity(text: string): Quantity | null {
  const [, digits = '', word = ''] =
    /^\s*([\d.,]{1,20}|[a-z]{2,7}(?=\s))\s*([a-z]+)\s*$/.exec(foldLetters(text)) ?? [];
  if (!Object.hasOwn(words, word)) return null;
  const amount = Object.hasOwn(numbers, digits) ? numbers[digits] : readAmount(digits);
  return amount === undefined ? null : { amount, unit: words[word] as QuantityUnit };
}

/**
 * Converts quantities to the smallest unit that one of them uses. Returns null when they have different dimensions, as
 * days and months do.
 */
export function inOneUnit(quantities: readonly Quantity[]): readonly Quantity[] | null {
  const [first] = quantities;
  if (first === undefined) return null;
  if (quantities.some(({ unit }) => units[unit].of !== units[first.unit].of)) return null;
  const smallest = quantities.reduce(
    (least, { unit }) => (units[unit].times < units[least.unit].times ? { amount: 0, unit } : least),
    first,
  );
  return quantities.map(({ amount, unit }) => {
    const converted = (amount * units[unit].times) / units[smallest.unit].times;
    return { amount: Math.round(converted * 1_000) / 1_000, unit: smallest.unit };
  });
}
