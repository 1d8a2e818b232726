import { expect, it } from 'vitest';
import { readFigures } from './query-figures.ts';
import { loanAddress, shortcutOf } from './shortcut.ts';

const largest = { ihtiyac: 2_000_000, tasit: 1_000_000, konut: 10_000_000 };

const of = (
  term: string,
  words = readFigures(term)
    .words.split(' ')
    .filter((word) => word !== ''),
) => shortcutOf(readFigures(term), words, largest);

it.each([
  ['100000 tl kredi', [], '/kredi-hesaplama?tur=ihtiyac&tutar=100000'],
  ['36 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['2 milyon konut kredisi 120 ay', [], '/kredi-hesaplama?tur=konut&tutar=2000000&vade=120'],
  ['togg 500 bin 36 ay', ['otomobil'], '/kredi-hesaplama?tur=tasit&tutar=500000&vade=36'],
  // The calculator offers 36 and 48 months for vehicles.
  ['taşıt kredisi 40 ay', [], '/kredi-hesaplama?tur=tasit&vade=36'],
  // No other loan runs as long.
  ['60 ay vadeli kredi', ['ihtiyac'], '/kredi-hesaplama?tur=konut&vade=60'],
  ['48 ay kredi', [], '/kredi-hesaplama?tur=tasit&vade=48'],
  ['kredim 60 ay', [], '/kredi-hesaplama?tur=konut&vade=60'],
  ['uzun vadeli krediler 60 ay', ['kredi'], '/kredi-hesaplama?tur=konut&vade=60'],
  // These are loans of another kind.
  ['ihtiyaç kredisi 60 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['tüketici kredisi 48 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['bireysel kredi 60 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['telefon kredisi 60 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['kredi kartı 60 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=36'],
  ['120 ay', [], '/kredi-hesaplama?tur=konut&vade=120'],
  ['1000 tl', [], '/kredi-hesaplama?tur=ihtiyac&tutar=1000'],
  // The calculator lends no less than ₺100.000 for a home.
  ['konut kredisi 50 bin', [], '/kredi-hesaplama?tur=konut'],
  ['kredi 500 tl 12 ay', [], '/kredi-hesaplama?tur=ihtiyac&vade=12'],
  ['2 milyon tl', [], '/kredi-hesaplama?tur=ihtiyac&tutar=2000000'],
  // No bank lends more than 10 million for a home.
  ['100 milyon konut kredisi', [], '/kredi-hesaplama?tur=konut'],
  // The calculator itself is asked for.
  ['kredi hesaplama', [], '/kredi-hesaplama?tur=ihtiyac'],
  ['konut kredisi hesapla', [], '/kredi-hesaplama?tur=konut'],
  ['car loan calculator', [], '/kredi-hesaplama?tur=tasit'],
])('"%s" opens the calculator with its values', (term, meanings, path) => {
  const words = [...readFigures(term).words.split(' '), ...meanings].filter((word) => word !== '');
  const shortcut = shortcutOf(readFigures(term), words, largest);
  expect(shortcut?.kind === 'loan' && loanAddress(shortcut)).toBe(path);
});

it.each([
  ['ayakkabı 1000 TL altı', { from: null, to: 1_000 }, null],
  ['telefon 5000 tl', { from: null, to: 5_000 }, null],
  ['yüzde 40', null, 40],
  ['%20 indirimli 500 tl üstü çanta', { from: 500, to: null }, 20],
])('"%s" filters a list', (term, price, discount) => {
  expect(of(term)).toEqual({ kind: 'list', price, discount });
});

it.each([
  'kasko',
  '12 taksit telefon',
  'mevduat 12 ay',
  'mevduat 60 ay',
  '',
  '50 tl',
  '999 lira',
  '100 milyon tl',
  '2000001 tl',
  'kredi 0 tl',
  // A rate is no discount.
  '%3 faizli kredi',
  'loan under 3% interest',
  'kasko hesaplama',
  '100 bin tl mevduat',
  'telefon 0 tl',
])('"%s" has no shortcut for its figures', (term) => {
  expect(of(term)).toBeUndefined();
});

it('offers no loan for things that are only named after a house or a car', () => {
  const figures = readFigures('ev interneti 24 ay');
  expect(shortcutOf(figures, ['ev', 'interneti'], largest, ['interneti'])).toBeUndefined();
  expect(shortcutOf(figures, ['ev'], largest, ['ev'])).toMatchObject({
    kind: 'loan',
    type: 'konut',
    term: 24,
  });
});

it('offers no loan of a type that no bank lends', () => {
  expect(shortcutOf(readFigures('100000 tl'), [], {})).toBeUndefined();
});
