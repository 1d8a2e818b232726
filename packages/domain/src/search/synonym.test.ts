import { describe, expect, it } from 'vitest';
import { phraseBook } from './phrase-book.ts';
import { queryWords } from './search-query.ts';
import { partsOf, queryOfParts, readSynonyms, titleExpressionOf } from './synonym.ts';

const book = readSynonyms([
  { term: 'araba', meaning: 'otomobil' },
  { term: 'Kaplıca', meaning: 'termal otel' },
  { term: 'gemi turu', meaning: 'kruvaziyer' },
  { term: 'kanat', meaning: 'tavuk' },
  { term: 'araba', meaning: 'taşıt' },
  { term: 'promosyon', meaning: 'kampanya' },
  { term: 'istanbul otel', meaning: 'şehir oteli' },
  { term: 'araba sigortası', meaning: 'kasko' },
  { term: 'araba almak', meaning: 'otomobil' },
  { term: 'numara taşıma', meaning: 'faturalı hat' },
  { term: 'hat taşıma', meaning: 'faturalı hat' },
  { term: 'dükkan kredisi', meaning: 'kobi kredisi' },
  { term: 'araba kredisi', meaning: 'taşıt kredisi' },
  { term: 'dog food', meaning: 'mama' },
  { term: 'flat for rent', meaning: 'kiralık konut' },
  { term: 'yangın sigortası', meaning: 'konut sigortası' },
  { term: 'dört mevsim lastik', meaning: 'lastik' },
  { term: 'BES', meaning: 'yatırım' },
  { term: 'parayı değerlendirme', meaning: 'mevduat' },
  { term: 'hesap açmak', meaning: 'banka' },
  { term: 'vadeli hesap', meaning: 'mevduat' },
]);
const queryOf = (term: string) => queryOfParts(partsOf(queryWords(term), book));

describe('query with synonyms', () => {
  it.each([
    ['kasko', 'kasko:*'],
    ['araba', '((araba:*) | (otomobil:*) | ((tasit:* | tasid:*)))'],
    ['arabalar', '((araba:*) | (otomobil:*) | ((tasit:* | tasid:*)))'],
    ['kaplıca kampanyaları', '((kaplic:*) | (termal:* & otel:*))'],
    ['ucuz gemi turları', '((gemi:* & turlar:*) | (gemi:* & turu:*) | (kruvaziyer:*))'],
    ['gemituru', '((gemitur:*) | (gemi:* & turu:*) | (kruvaziyer:*))'],
    ['gemi', 'gemi:*'],
    ['ankarada otel', '((ankar:* & otel:*) | (sehir:* & otel:*))'],
    ['kaplıcam', '((kaplicam:*) | (kaplic:*) | (termal:* & otel:*))'],
    ['arabanın sigortası', '((araba:* & (sigord:* | sigort:*)) | (kasko:*))'],
    ['kanadı', '(((kanad:* | kanat:*)) | (tavug:* | tavuk:*))'],
  ])('%j searches for %j', (term, query) => {
    const sorted = (text: string | undefined) => text?.match(/\w+:\*/g)?.toSorted();
    expect(sorted(queryOf(term))).toEqual(sorted(query));
  });

  it.each([
    ['dükkanıma kredi', 'dukkanima kredi'],
    ['arabam için sigorta', 'arabam sigorta'],
    ['araba almak için kredi', 'araba kredi'],
    ['kredi araba', 'araba kredi'],
    ['numaramı taşımak istiyorum', 'numarami tasimak'],
    ['hattımı taşımak', 'hattimi tasimak'],
    ['food for my dog', 'dog food'],
    ['flats for rent', 'rent flats'],
    ['food for rabbits', 'rabbits', 'food'],
    ['yangına karşı sigorta', 'yangina sigorta'],
    ['araba almak istiyorum', 'araba almak'],
    ['kırmızı mama', 'kirmizi', 'mama'],
    ['4 mevsim lastik', '4 mevsim lastik'],
    ['uzun araba kredisi', 'araba kredisi'],
    ['paramı nerede değerlendireyim', 'parami degerlendireyim'],
    ['vadeli hesap açmak', 'vadeli hesap'],
  ])('%j consists of the phrases %j', (term, ...phrases) => {
    const parts = partsOf(queryWords(term), book).filter(({ isSoft }) => !isSoft);
    expect(parts.map(({ words }) => words.join(' '))).toEqual(phrases);
  });

  it('is as it was where there are none, and where a meaning narrows nothing', () => {
    expect(queryOfParts(partsOf(['araba'], readSynonyms([])))).toBe('araba:*');
    expect(queryOf('promosyon')).toBe('promosyon:*');
    expect(queryOf('kampanyalar')).toBeUndefined();
  });

  it('does not take the number five for the pension', () => {
    expect(queryOf('5')).toBe('(5 | five)');
    expect(queryOf('bes')).toContain('yatir');
  });

  it.each([
    ['konut kredisi', true],
    ['konut kredileri', false],
    ['konuta kredi', false],
    ['kasko', false],
  ])('takes "%s" for a name of several words: %s', (term, isName) => {
    const names = phraseBook([
      { words: ['konut', 'kredisi'], value: null },
      { words: ['kasko'], value: null },
    ]);
    expect(partsOf(queryWords(term), book, names)).toMatchObject([{ isKnown: true, isName }]);
  });

  it.each([
    ['gemi turları', '(gemi:*A) <-> (turlar:*A)'],
    ['konut kredisi', undefined],
    ['konut kredileri', undefined],
    ['gemi turu vizesi', undefined],
    ['kırmızı mama', undefined],
    ['kaplıca', undefined],
  ])('looks in titles for the expression "%s": %s', (term, query) => {
    const names = phraseBook([{ words: ['konut', 'kredisi'], value: null }]);
    expect(titleExpressionOf(partsOf(queryWords(term), book, names), names)).toBe(query);
  });

  it.each(['loan for a car', 'loan with a car'])('puts the main noun last: %s', (term) => {
    expect(partsOf(queryWords(term), readSynonyms([])).at(-1)?.words).toEqual(['loan']);
  });

  it('takes a word that only describes an offer for a synonym if it is written as one', () => {
    const own = readSynonyms([{ term: 'fiyat', meaning: 'liste' }]);
    expect(partsOf(['fiyat'], own)).toMatchObject([{ isKnown: true, isSoft: false }]);
    expect(partsOf(['fiyatlari'], own)).toMatchObject([{ isKnown: false, isSoft: true }]);
  });

  it('keeps terms and their meanings together', () => {
    expect(queryOf('kırmızı araba')).toBe('kirmiz:* & ((araba:*) | (otomobil:*) | ((tasit:* | tasid:*)))');
  });
});
