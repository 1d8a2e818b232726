import { describe, expect, it } from 'vitest';
import { foldTurkish } from '../text/turkish.ts';
import { isSoftWord, narrowingWords } from './common-words.ts';
import { queryWords, searchTerm, stemPrefixes, toTsQuery } from './search-query.ts';

/** Matches like PostgreSQL: every word of the query must be the beginning of a word in the title. */
function finds(query: string, title: string): boolean {
  const titleWords = foldTurkish(title).split(' ');
  return queryWords(query).every((word) =>
    stemPrefixes(word).some((prefix) => titleWords.some((titleWord) => titleWord.startsWith(prefix))),
  );
}

describe('search term', () => {
  // Specification 2.42, 5.31
  it.each([
    ['  kasko  ', 'kasko'],
    ['kredi \n\t kartı', 'kredi kartı'],
    ['', undefined],
    ['   \u00a0 ', undefined],
    [null, undefined],
    [undefined, undefined],
    ['a'.repeat(5000), 'a'.repeat(100)],
    ['🎉'.repeat(200), '🎉'.repeat(100)],
  ])('typed as %j is %j', (raw, term) => {
    expect(searchTerm(raw)).toBe(term);
  });
});

it.each([
  ['ucuz', true],
  ['istanbul', true],
  ['İzmir’de', true],
  ['Ankaradan', true],
  ['bursadaki', true],
  ['vanda', false],
  ['kasko', false],
  ['alacağım', true],
  ['arıyoruz bakıyorum bitiyor', true],
  ['motor', false],
  ['bacağım', false],
  ['değerlendireyim kiralasam giderken başlamak', true],
  ['deneyim', false],
  ['akşam', false],
  // Words with other endings.
  ['olana olanlara markalarında', true],
  ['güzellik', false],
  // Forms of these words are other words.
  ['altı altında üstünde', true],
  ['altını', false],
  ['altının', false],
  ['banana', false],
  ['dahiliye', false],
  ['harici', false],
  // Nouns that end like infinitives.
  ['çakmak', false],
  ['parmak', false],
  ['basamak', false],
  ['kaymak', false],
  ['yiyor', true],
  ['bütçem dahil inç', true],
  ['calculator', true],
  ['what is there', true],
  ['phone is broken', false],
])('"%s" is a word for any kind of offer: %s', (term, isSoft) => {
  expect(queryWords(term).every(isSoftWord)).toBe(isSoft);
});

describe('words of a term', () => {
  it.each([
    ['Kampanyalı KREDİ', ['kampanyali', 'kredi']],
    ['kredi Kredi KREDİ', ['kredi']],
    ["BMW'nin fırsatları", ['bmw', 'firsatlari']],
    ['Garanti’den kredi', ['garanti', 'kredi']],
    ["L'Oréal", ['l', 'oreal']],
    ['my phone is broken', ['my', 'phone', 'broken']],
    ['What is kasko?', ['what', 'kasko']],
    ['best is bank loan', ['best', 'is', 'bank', 'loan']],
    ['is bankasi kredi', ['is', 'bankasi', 'kredi']],
    ['işim için telefon', ['isim', 'icin', 'telefon']],
    ['best iş kredisi', ['best', 'is', 'kredisi']],
    ['%50 indirim!', ['50', 'indirim']],
    ['!!! ??', []],
    ['', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j are %j', (term, words) => {
    expect(queryWords(term)).toEqual(words);
  });
});

describe('stem of a word', () => {
  it.each([
    ['sigortasi', ['sigort', 'sigord']],
    ['sigorta', ['sigort', 'sigord']],
    ['sigortasindaki', ['sigort', 'sigord']],
    ['kitap', ['kitap', 'kitab']],
    ['kitabi', ['kitab', 'kitap']],
    ['kitaplarindan', ['kitap', 'kitab']],
    ['renk', ['renk', 'reng']],
    ['kanat', ['kanat', 'kanad']],
    ['araclar', ['arac']],
    ['araba', ['araba']],
    ['arabaya', ['araba']],
    ['mobilya', ['mobily']],
    ['cekilisi', ['cekilis']],
    ['cekilisinde', ['cekilis']],
    ['taksitlisi', ['taksit', 'taksid']],
    ['evin', ['evin']],
    ['et', ['et']],
    ['', ['']],
  ])('%s is %j', (word, prefixes) => {
    expect(stemPrefixes(word)).toEqual(prefixes);
  });

  it.each(['arabalarimizdan', 'kredisi', 'lalalalala', 'dedededede', 'tatil', 'i'.repeat(100)])(
    'of %s has at least four letters',
    (word) => {
      for (const prefix of stemPrefixes(word)) expect(prefix.length).toBeGreaterThanOrEqual(4);
    },
  );
});

describe('forms of one word match each other', () => {
  it.each([
    ['sigorta', 'SİGORTA', 'sigortası', 'Sigortalar', 'sigortasında', 'sigortanın'],
    ['kampanyali', 'Kampanyalı', 'KAMPANYA', 'kampanyalarından', 'kampanyaları'],
    ['kitap', 'kitabı', 'Kitaplar', 'kitaba', 'KİTAPTA'],
    ['uçak', 'uçağı', 'Uçaklar', 'ucak'],
    ['kredi', 'kredisi', 'Kredileri', 'krediyle', 'KREDİNİN'],
    ['araç', 'aracı', 'araçlarda'],
    ['sağlık', 'sağlığı', 'Sağlıkta'],
    ['market', 'marketi', 'markette', 'marketlerden'],
  ])('%s, %s, %s …', (...forms) => {
    for (const query of forms) {
      for (const title of forms) expect([query, title, finds(query, title)]).toEqual([query, title, true]);
    }
  });

  it.each([
    ['banka', 'bank ve sandalye'],
    ['mobilya', 'mobil hat'],
    ['faizsiz', 'faizli kredi'],
    ['kasko', 'kasa'],
    ['kredi kasko', 'kredi kartı'],
  ])('except that %s does not match %s', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });
});

describe('PostgreSQL query', () => {
  it.each([
    [['kitap'], '(kitap:* | kitab:*)'],
    [['kitap', 'kredisi'], '(kitap:* | kitab:*) & (kred:* | kret:*)'],
    [['bmw', '320'], 'bmw:* & 320'],
    [['4', 'mevsim'], '(4 | dort | four) & mevsim:*'],
    // It may also be the beginning of a longer word, such as "uçak".
    [['uc'], '(uc:* | 3)'],
    [['dort'], '((dort:* | dord:*) | 4)'],
    [['iphone', '5'], 'iphon:* & (5 | five)'],
    [['bes'], 'bes:*'],
    [["a' & !b | (c:*) <-> \\d"], 'a:* & b:* & c:* & d:*'],
    [['\u0000\ud800'], undefined],
    [['', ' '], undefined],
    [[], undefined],
  ])('of %j is %j', (words, query) => {
    expect(toTsQuery(words)).toBe(query);
  });
});

describe('forms of a short word', () => {
  const formsIn = (word: string) => toTsQuery([word], { isWhole: true })?.match(/\w+(:\*)?/g) ?? [];

  it.each([
    ['ev', ['evi', 'eve', 'evin', 'evim', 'evle', 'evinde', 'evde', 'evden', 'evli', 'evler:*']],
    ['çay', ['cayi', 'caya', 'cayin', 'cayim', 'cayla', 'cayinda', 'cayda', 'caydan', 'cayli', 'caylar:*']],
    [
      'spa',
      [
        'spasi',
        'spayi',
        'spaya',
        'spanin',
        'spam',
        'spayla',
        'spasina',
        'spada',
        'spadan',
        'spali',
        'spalar:*',
      ],
    ],
  ])('of %s follow vowel harmony', (word, forms) => {
    expect(formsIn(word)).toEqual([foldTurkish(word), ...forms]);
  });

  it.each([
    ['göz', 'gözü', 'gözde', 'gözler'],
    ['yol', 'yolu', 'yolda', 'yollar'],
    ['kap', 'kabı', 'kaba', 'kapta', 'kaplar'],
    ['hal', 'halde', 'haller'],
    ['su', 'suyu', 'suda', 'sular'],
    ['BMW', 'bmwde', 'bmwler'],
  ])('of %s include %s, %s …', (word, ...forms) => {
    const found = formsIn(word).map((form) => form.replace(':*', ''));
    expect(found).toEqual(expect.arrayContaining(forms.map(foldTurkish)));
  });
});

it.each([
  [['telefon', 'kampanyasi'], ['telefon']],
  [
    ['kampanyali', 'urunler'],
    ['kampanyali', 'urunler'],
  ],
  [['firsatlar', 'teklifleri', 'offers'], []],
  [['kampanyasina', 'kampanyasini', 'firsatlarindan', 'teklife'], []],
  [['teklifsiz'], ['teklifsiz']],
  [[], []],
])('of the words %j only %j narrow a search', (words, narrowing) => {
  expect(narrowingWords(words)).toEqual(narrowing);
});
