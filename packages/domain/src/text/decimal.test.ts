import { describe, expect, it } from 'vitest';
import { decimalText, formatDecimal, readDecimal } from './decimal.ts';

const price = { least: 0, most: 1_000_000, scale: 2, unit: 'TRY' };
const rate = { least: -10, most: 100, scale: 3, unit: 'percent' };
const battery = { least: 0, most: 500, scale: 1, unit: 'kWh' };

describe('decimal number', () => {
  it.each<[string | number, object, number]>([
    ['1.234,56', price, 1234.56],
    ['1,234.56', price, 1234.56],
    ['1234.56', price, 1234.56],
    ['1234,5', price, 1234.5],
    ['₺ 12.500', price, 12_500],
    ['12,500', price, 12_500],
    ['12.500 TL', price, 12_500],
    ['123.456', price, 123_456],
    ['100.000,5', price, 100_000.5],
    [0.1, price, 0.1],
    ['%2,945', rate, 2.945],
    ['2.945', rate, 2.945],
    ['-1,5', rate, -1.5],
    ['−1,5', rate, -1.5],
    ['0.125', rate, 0.125],
    ['77,4 kWh', battery, 77.4],
  ])('%j is parsed by %j as %d', (text, rule, value) => {
    expect(readDecimal(text, rule as typeof price)).toEqual({ kind: 'ok', value });
  });

  it.each<[string | number, object, string]>([
    ['1.2.3', price, 'not-a-number'],
    ['1.234.56', price, 'not-a-number'],
    ['1,234,5.6', price, 'not-a-number'],
    ['1.234,5,6', price, 'not-a-number'],
    ['01.234,5', price, 'not-a-number'],
    ['12,', price, 'not-a-number'],
    ['bin', price, 'not-a-number'],
    ['1e3', price, 'not-a-number'],
    ['0x10', price, 'not-a-number'],
    [Number.NaN, price, 'not-a-number'],
    ['-1', price, 'below-minimum'],
    ['2.000.000', price, 'above-maximum'],
    ['1,2345', price, 'too-many-decimals'],
    ['0,125', price, 'too-many-decimals'],
    [0.125, price, 'too-many-decimals'],
  ])('%j is refused by %j as %s', (text, rule, problem) => {
    expect(readDecimal(text, rule as typeof price)).toEqual({ kind: 'problem', problem });
  });
});

it.each([
  [1234.5, price, '1234,5', '₺1.234,50'],
  [2.945, rate, '2,945', '%2,945'],
  [-3, rate, '-3', '-%3'],
  [77.4, battery, '77,4', '77,4 kWh'],
  [1000, { least: 0, most: 5000, scale: 2 }, '1000', '1.000'],
])('%d is shown in a field and a list as it is read back', (value, rule, typed, shown) => {
  expect(decimalText(value, rule.scale, 'tr')).toBe(typed);
  expect(formatDecimal(value, rule, 'tr')).toBe(shown);
  for (const locale of ['tr', 'en'] as const) {
    const text = decimalText(value, rule.scale, locale);
    expect(readDecimal(text, rule)).toEqual({ kind: 'ok', value });
  }
});
