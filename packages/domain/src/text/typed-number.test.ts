import { expect, it } from 'vitest';
import { readWholeNumber, wholeDigits } from './typed-number.ts';

it.each([
  ['100000', '100000'],
  ['100.000', '100000'],
  ['1.250.000', '1250000'],
  ['1 250 000 TL', '1250000'],
  ['₺100.000,50', '100000'],
  ['100.000,5 TL', '100000'],
  ['100.000,50TL', '100000'],
  ['100000.50', '100000'],
  ['100000.5', '100000'],
  ['100000,50', '100000'],
  ['100,000.50', '100000'],
  ['100,000', '100000'],
  ['100.50', '100'],
  ['100,', '100'],
  ['100.', '100'],
  ['', ''],
  ['TL', ''],
])('"%s" has the whole digits "%s"', (typed, digits) => {
  expect(wholeDigits(typed)).toBe(digits);
});

it.each([
  ['100000.50', 100_000],
  ['₺ 900.000', 900_000],
  ['900 tl', 900],
  ['900TL', 900],
  ['900 atl', null],
  ['on bin', null],
  ['10 bin', 10_000],
  ['1,5 MİLYON TL', 1_500_000],
  ['500k', 500_000],
  ['1.500 bin', 1_500_000],
  ['1.50 bin', 1_500],
  ['250 binlik', null],
  ['.', null],
  ['', null],
])('"%s" is the number %s', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});
