import { describe, expect, it } from 'vitest';
import { readFigures, withLoneNumber } from './query-figures.ts';

const sum = (amount: number) => ({ kind: 'sum', sum: amount });
const range = (from: number | null, to: number | null) => ({ kind: 'range', from, to });

describe('amount in a query', () => {
  it.each([
    ['100.000 TL', sum(100_000), ''],
    ['25200', sum(25_200), ''],
    ['15 000 tl', sum(15_000), ''],
    ['1,5 milyon konut kredisi', sum(1_500_000), 'konut kredisi'],
    ['1 buçuk milyon ev kredisi', sum(1_500_000), 'ev kredisi'],
    ['iki buçuk milyon', sum(2_500_000), ''],
    ['3 milyonluk ev kredisi', sum(3_000_000), 'ev kredisi'],
    ['250k kredi', sum(250_000), 'kredi'],
    ['beş yüz bin lira kredi', sum(500_000), 'kredi'],
    ['ikiyüz bin lira kredi', sum(200_000), 'kredi'],
    ['yüzelli bin lira', sum(150_000), ''],
    ['ellibin lira', sum(50_000), ''],
    ["1.250.000 TL'lik konut kredisi", sum(1_250_000), 'konut kredisi'],
    ['₺900', sum(900), ''],
    ['1000 TL altı', range(null, 1_000), ''],
    ['bin tl altı', range(null, 1_000), ''],
    ["1000 TL'ye kadar çanta", range(null, 1_000), 'canta'],
    ['1000 liradan az', range(null, 1_000), ''],
    ['20 bine kadar televizyon', range(null, 20_000), 'televizyon'],
    ['beş yüz binden az', range(null, 500_000), ''],
    ["2 milyon'a kadar ev", range(null, 2_000_000), 'ev'],
    ['en fazla 100', range(null, 100), ''],
    ['en fazla 3000 tl otel', range(null, 3_000), 'otel'],
    ['elektrikli otomobil en çok 2 milyon izmir', range(null, 2_000_000), 'elektrikli otomobil izmir'],
    ['Kasko arıyorum, en çok ₺25.000', range(null, 25_000), 'kasko ariyorum,'],
    ['shoes under 1000 tl', range(null, 1_000), 'shoes'],
    ['20.000₺ üzeri', range(20_000, null), ''],
    ['500-1000 tl ayakkabı', range(500, 1_000), 'ayakkabi'],
    ['10 bin ile 20 bin tl arası telefon', range(10_000, 20_000), 'telefon'],
    ['20.000 - 10.000 TL', range(10_000, 20_000), ''],
    ['20000 mah powerbank 1000 tl altı', range(null, 1_000), '20000 mah powerbank'],
    ['vitamin 500 TL', sum(500), 'vitamin'],
  ])('of "%s" is %j, and the words are "%s"', (term, amount, words) => {
    expect(readFigures(term)).toMatchObject({ amount, words });
  });
});

it.each([
  ['a year', '1900'],
  ['a year', '2099'],
  ['a small number', 'en fazla 99'],
])('%s without a unit is a word: "%s"', (_case, term) => {
  expect(readFigures(term)).toMatchObject({ amount: null, words: term });
});

it.each([1_899, 2_100])('%i is no year but a sum', (amount) => {
  expect(readFigures(String(amount))).toMatchObject({ amount: sum(amount), words: '' });
});

it('a percentage leaves none of the words around it', () => {
  expect(readFigures('en az %30 indirimli mont').words).toBe('indirimli mont');
  expect(readFigures('%40 ve üzeri mont').words).toBe('mont');
  expect(readFigures('vitamin %30 indirim').words).toBe('vitamin indirim');
  expect(readFigures('land rover %10 indirim').words).toBe('land rover indirim');
});

it.each([
  ['beş', '5'],
  ['BEŞ', '5'],
  ['Üç', '3'],
  ['on', '10'],
  ['elli', '50'],
  ['beş yıldızlı otel', '5 yıldızlı otel'],
  // The private pension, the face, and other words.
  ['BES', 'bes'],
  ['bes emeklilik', 'bes emeklilik'],
  ['yüz', 'yüz'],
  ['on yıl', 'on yıl'],
  ['beşik', 'beşik'],
  ['yirmi beş bin lira', 'yirmi beş bin lira'],
  ['beş yüz bin lira', 'beş yüz bin lira'],
  ['Beş Yüz bin lira', 'beş yüz bin lira'],
  ['Yirmi beş bin lira', 'yirmi beş bin lira'],
  ['KIRK BEŞ BİN TL', 'kırk beş bin tl'],
  ['On beş ay', 'on beş ay'],
  ['iki milyon beş lira', 'iki milyon beş lira'],
  ['kabin beş kişilik', 'kabin 5 kişilik'],
  ['salon beş', 'salon 5'],
])('the query "%s" is read as "%s"', (term, read) => {
  expect(withLoneNumber(term)).toBe(read);
});

it.each([
  ['yüzde 40', 40],
  ['%40 indirim', 40],
  ['50% off', 50],
  ['yüzde elli', 50],
  ['yarı fiyatına', 50],
  ['yarı fiyat ayakkabı', 50],
  ['yarı yarıya indirim', 50],
  ['half price', 50],
  ['en az %30 indirim', 30],
  ['%40 ve üzeri indirim', 40],
])('the percentage in "%s" is %d', (term, percent) => {
  expect(readFigures(term)).toMatchObject({ percent, amount: null, months: null });
});

it.each([
  ['36 ay', 36, false],
  ['on iki ay vadeli', 12, false],
  ['2 yıllık mevduat', 24, false],
  ['12 taksit telefon', 12, true],
  ['36 months', 36, false],
])('the months in "%s" are %d', (term, months, isInInstallments) => {
  expect(readFigures(term)).toMatchObject({ months, isInInstallments, amount: null });
});

it.each(['500 tl indirim', '₺500 hediye', '1.000 TL tutarında puan'])('"%s" contains no price', (term) => {
  expect(readFigures(term).amount).toBeNull();
});

it('several figures are read together', () => {
  expect(readFigures('togg 500 bin 36 ay')).toMatchObject({
    amount: sum(500_000),
    months: 36,
    words: 'togg',
  });
});

it.each([
  'iphone 17 256 gb',
  '1000 mbps internet',
  '12.000 btu klima',
  '1000-2000 watt supurge',
  '10 000 mil',
  '1500 gr kahve',
  'bmw 320i',
  '65 inc televizyon',
  'yuz kremi',
  '2026 model',
  '40 gb internet',
  'bin bir gece',
  '3 al 2 ode',
  '2+1 kiralik',
  '4k televizyon',
  '9'.repeat(100),
  'yuz '.repeat(25).trim(),
])('other numbers stay words: "%s"', (term) => {
  expect(readFigures(term)).toEqual({
    amount: null,
    percent: null,
    months: null,
    isInInstallments: false,
    words: term,
  });
});
