import { expect, it } from 'vitest';
import { eachFigure, figureNames, unitOf } from './figures.ts';

it.each([
  ['campaignPrice', 'TRY'],
  ['monthlyPayment', 'TRY'],
  ['discountPercent', 'percent'],
  ['interestRate', 'percent'],
  ['term', undefined],
  ['installment', undefined],
] as const)('%s is in %s', (name, unit) => {
  expect(unitOf(name)).toBe(unit);
});

it('returns a value for every figure, in display order', () => {
  expect(Object.entries(eachFigure((name) => name.length))).toEqual(
    figureNames.map((name) => [name, name.length]),
  );
});
