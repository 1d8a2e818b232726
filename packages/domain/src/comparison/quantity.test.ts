import { expect, it } from 'vitest';
import { inOneUnit, type Quantity, readQuantity } from './quantity.ts';

it.each([
  ['3 yıl', 3, 'year'],
  ['Üç yıl', 3, 'year'],
  ['36 ay', 36, 'month'],
  ['İki hafta', 2, 'week'],
  ['1,9 kilogram', 1.9, 'kilogram'],
  ['249 gram', 249, 'gram'],
  ['2kg', 2, 'kilogram'],
  ['1.500 ml', 1_500, 'millilitre'],
  ['1,85 m', 1.85, 'metre'],
])('parses %j as one quantity', (text, amount, unit) => {
  expect(readQuantity(text)).toEqual({ amount, unit });
});

it.each([
  '',
  'Üç yıl, motorlarda on yıl',
  'En çok 30 gün',
  'yıl',
  '3 constructor',
  'toString yıl',
  '-3 yıl',
  '9'.repeat(400),
])('treats %j as text', (text) => {
  expect(readQuantity(text)).toBeNull();
});

const read = (text: string) => readQuantity(text) as Quantity;

it.each([
  [['3 yıl', '24 ay'], [36, 24], 'month'],
  [['1,9 kilogram', '249 gram'], [1_900, 249], 'gram'],
  [['0,75 litre', '2 litre'], [0.75, 2], 'litre'],
  [['1,85 m', '90 cm'], [185, 90], 'centimetre'],
])('expresses %j in the smallest unit among them', (texts, amounts, unit) => {
  expect(inOneUnit(texts.map(read))).toEqual(amounts.map((amount) => ({ amount, unit })));
});

it('converts no days to months, and nothing across dimensions', () => {
  expect(inOneUnit([read('30 gün'), read('1 ay')])).toBeNull();
  expect(inOneUnit([])).toBeNull();
});
