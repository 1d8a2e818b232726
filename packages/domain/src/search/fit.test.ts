import { describe, expect, it } from 'vitest';
import { nameIndex, rankByFit } from './fit.ts';
import { queryWords } from './search-query.ts';
import { partsOf, readSynonyms } from './synonym.ts';

const named = (name: string, within: readonly string[] = [], other: readonly string[] = []) => ({
  item: name,
  names: [name, ...other],
  foreign: other,
  within,
});
const index = nameIndex([
  named('Kredi Kartı'),
  named('İhtiyaç Kredisi'),
  named('Konut Kredisi'),
  named('Konut ve Afet'),
  named('Diş ve Ağız Bakımı'),
  named('Araç Kiralama'),
  named('Otomobil', [], ['Cars']),
  named('Beyaz Eşya'),
  named('Kadın'),
  named('Erkek', [], ['Men']),
  named('Elbise', ['Kadın']),
  named('Takım Elbise', ['Erkek']),
  named('Otel'),
  named('Termal Otel', ['Otel']),
  named('Ev Tekstili'),
  named('Ev İnterneti', [], ['Home internet']),
  named('Fiber İnternet', ['Ev İnterneti'], ['Fibre']),
  named('Koltuk Takımı'),
  named('Saat ve Takı'),
  named('Yurt Dışı Eğitim'),
]);
const book = readSynonyms([
  { term: 'araba', meaning: 'otomobil' },
  { term: 'araç', meaning: 'otomobil' },
  { term: 'buzdolabı', meaning: 'beyaz eşya' },
  { term: 'kaplıca', meaning: 'termal otel' },
  { term: 'öğrenci kredisi', meaning: 'ihtiyaç kredisi' },
  { term: 'kart', meaning: 'kredi kartı' },
  { term: 'perde', meaning: 'ev tekstili' },
  { term: 'kanepe', meaning: 'koltuk takımı' },
  { term: 'kad', meaning: 'otel' },
]);
const ranked = (query: string, isTyping = false) =>
  rankByFit(partsOf(queryWords(query), book, index.book), index, { isTyping });

describe('best matching name', () => {
  it.each([
    ['konut kredisi', 'Konut Kredisi'],
    ['ihtiyac kredileri', 'İhtiyaç Kredisi'],
    ['diş', 'Diş ve Ağız Bakımı'],
    ['dişçi', 'Diş ve Ağız Bakımı'],
    ['araç kiralama', 'Araç Kiralama'],
    ['arabalar', 'Otomobil'],
    ['cars', 'Otomobil'],
    ['buz dolabı', 'Beyaz Eşya'],
    ['beyazeşya', 'Beyaz Eşya'],
    ['en ucuz buzdolabı fiyatları', 'Beyaz Eşya'],
    ['kadın elbise', 'Elbise'],
    ['elbise', 'Elbise'],
    ['otel', 'Otel'],
    ['kaplıca oteli', 'Termal Otel'],
    ['kadın kaplıca', 'Termal Otel'],
    ['öğrenci kredi kartı', 'Kredi Kartı'],
  ])('for "%s" is %s', (query, name) => {
    expect(ranked(query)[0]?.item).toBe(name);
  });

  it('matches in the other language as well as in its own', () => {
    expect(ranked('internet').map(({ item }) => item)).toEqual(['Ev İnterneti', 'Fiber İnternet']);
  });

  it('precedes one that matches only partly', () => {
    expect(ranked('konut kredisi').map(({ item }) => item)).toEqual([
      'Konut Kredisi',
      'İhtiyaç Kredisi',
      'Kredi Kartı',
    ]);
  });

  it.each([
    ['perde', 'Ev Tekstili', 'Ev İnterneti'],
    ['ev tekstili', 'Ev Tekstili', 'Ev İnterneti'],
    ['koltuk takımı', 'Koltuk Takımı', 'Saat ve Takı'],
    ['kanepe', 'Koltuk Takımı', 'Saat ve Takı'],
    ['yurt dışı eğitim', 'Yurt Dışı Eğitim', 'Diş ve Ağız Bakımı'],
    // An English name has no Turkish endings.
    ['otel menüsü', 'Otel', 'Erkek'],
    ['men', 'Erkek', 'Kadın'],
  ])('for "%s" is %s, and %s does not match', (query, name, other) => {
    const names = ranked(query).map(({ item }) => item);
    expect(names[0]).toBe(name);
    expect(names).not.toContain(other);
  });

  it.each([
    ['konut kredisi faizi', true],
    ['konutkredisi hesapla', true],
    ['ucuz konut kredisi', true],
    ['konut kredisinde faiz', true],
    ['konut kredili faiz', false],
    ['ilk konut kredisi', false],
  ])('is at the beginning of "%s": %s', (query, isNamed) => {
    expect(ranked(query)[0]).toMatchObject({ item: 'Konut Kredisi', isNamed });
  });

  it('may match a prefix only while typing', () => {
    expect(ranked('kre', true)[0]?.item).toBe('Kredi Kartı');
    expect(ranked('ara', true)[0]?.item).toBe('Araç Kiralama');
    expect(ranked('kre')).toEqual([]);
  });

  it('comes first while typing, unless the last word is known and follows others', () => {
    expect(ranked('kad')[0]?.item).toBe('Otel');
    expect(ranked('kad', true)[0]?.item).toBe('Kadın');
    expect(ranked('kanepe kre', true)[0]?.item).toBe('Kredi Kartı');
    expect(ranked('araç kiralama otomobil', true)[0]?.item).toBe('Araç Kiralama');
  });

  it.each(['', 'qwxzyk', '!!'])('does not exist for "%s"', (query) => {
    expect(ranked(query)).toEqual([]);
  });
});
