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

it('something for each figure has all names, in the order in which they are told', () => {
  expect(Object.entries(eachFigure((name) => name.length))).toEqual(
    figureNames.map((name) => [name, name.length]),
  );
});
