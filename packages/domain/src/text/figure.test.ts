import { expect, it } from 'vitest';
import { readAmount, readMoney, readRate } from './figure.ts';

it.each([
  [1234.56, 1234.56, 1234.56],
  [0, 0, 0],
  ['1234.50', 1234.5, 1234.5],
  ['1234,5', 1234.5, 1234.5],
  ['1.234,56', 1234.56, 1234.56],
  ['1.234', 1234, 1.234],
  ['2.945', 2945, 2.945],
  ['0.125', 0.125, 0.125],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1,234.56', 1234.56, 1234.56],
  ['1,234,567', 1_234_567, 1_234_567],
  ['₺ 1.234,56', 1234.56, 1234.56],
  ['250.000 TL', 250_000, 250],
  ['1234,5TL', 1234.5, 1234.5],
  ['%2,94', 2.94, 2.94],
  ['% 50', 50, 50],
  ['  36 ', 36, 36],
])('%j contains the amount %s and the rate %s', (value, amount, rate) => {
  expect(readAmount(value)).toBe(amount);
  expect(readRate(value)).toBe(rate);
});

it.each([
  '',
  ' ',
  'yok',
  '-5',
  -5,
  '1.2.3',
  '1,2,3',
  '12.34.567',
  '1e5',
  '0x10',
  '12 ay',
  '9'.repeat(30),
  '1'.repeat(100_000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  [],
  ['5'],
  {},
])('%j contains no figure', (value) => {
  expect(readAmount(value)).toBeUndefined();
  expect(readRate(value)).toBeUndefined();
});

it.each([
  ['1.234,56', 1_234.56],
  ['1234.56', 1_234.56],
  ['1,234.56', 1_234.56],
  ['1.234', 1_234],
  ['1,234', 1_234],
  ['₺125,000', 125_000],
  ['0,125', 0.125],
  ['12,34', 12.34],
  ['1,2345', 1.2345],
  ['250 bin', 250_000],
  ['₺1,5 milyon', 1_500_000],
  ['on', undefined],
])('"%s" is %s TL', (text, amount) => {
  expect(readMoney(text)).toBe(amount);
});
