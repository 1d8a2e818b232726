import { describe, expect, it } from 'vitest';
import { isStatedIn, readBenefit, statesOnly } from './benefit.ts';

describe('figure in a benefit', () => {
  it.each([
    ['%20 kasko indirimi', '', '%20', 'kasko indirimi'],
    ['Aylık %1,49 faizle SUV', 'Aylık', '%1,49', 'faizle SUV'],
    ['Sepette ₺1.750 indirim', 'Sepette', '₺1.750', 'indirim'],
    ['36 ay vade, %3,35 faiz', '36 ay vade', '%3,35', 'faiz'],
    ['İlk 3 ay ödemesiz', 'İlk', '3 ay', 'ödemesiz'],
    ['7 alışverişe bir hediye', '', '7', 'alışverişe bir hediye'],
    ['3. gece ücretsiz', '', '3. gece', 'ücretsiz'],
    ['+2 taksit', '', '+2 taksit', ''],
    ['Market alışverişine +3 taksit', 'Market alışverişine', '+3 taksit', ''],
    ['60% off the second', '', '60%', 'off the second'],
    ['A gift worth ₺1,200', 'A gift worth', '₺1,200', ''],
    ['Ücretsiz yıllık check-up', '', null, 'Ücretsiz yıllık check-up'],
  ])('is found in “%s”', (text, before, figure, after) => {
    expect(readBenefit(text)).toEqual({ before, figure, after });
  });
});

it.each([
  ['₺150.000 takas desteği', 'BMW iX1 için ₺150.000 takas desteği', true],
  ['₺150,000 trade-in', '₺150.000 takas desteği', true],
  ['%20 indirim', 'Kaskoda %2 indirim', false],
  ['%20 indirim', '₺1.200 yerine', false],
  ['Ücretsiz check-up', 'Sigortanıza ücretsiz check-up', false],
  ['ücretsiz check-up', 'Sigortanıza ücretsiz check-up', true],
])('“%s” is stated in “%s”: %s', (benefit, title, isStated) => {
  expect(isStatedIn(benefit, title)).toBe(isStated);
});

it.each([
  ['Bakım paketi ₺5.700', 5_700, [], true],
  ['₺7,600 down to ₺5,700', 5_700, [7_600], true],
  ['₺7.600 değerinde hediye', 5_700, [7_600], false],
  ['12 ay ücretsiz sigorta', 900, [12], false],
  ['%3,35 faiz', 3.35, [], true],
  ['Pakete ₺500 indirim', 5_700, [], false],
  ['₺5.700 ve 3 ay ücretsiz', 5_700, [], false],
  ['Ücretsiz kontrol', 5_700, [], false],
])('“%s” says no more than %d beside %j: %s', (benefit, figure, beside, isAll) => {
  expect(statesOnly(benefit, figure, beside)).toBe(isAll);
});
