import { expect, it } from 'vitest';
import { foldTurkish } from '../text/turkish.ts';
import { likenessOf, rootsOf } from './turkish-roots.ts';

it.each([
  ['kitaplarımızdan', 'kitab'],
  ['sigortasına', 'sigorta'],
  ['telefonumu', 'telefon'],
  ['otellerindeki', 'otel'],
  ['ağzı', 'agiz'],
  ['hattımı', 'had'],
  ['evler', 'ev'],
  ['lgsye', 'lgs'],
  ['yksnin', 'yks'],
  ['bmwde', 'bmw'],
  ['bmwler', 'bmw'],
  ['kiralayacağım', 'kirala'],
  ['kiralıyorum', 'kirala'],
  ['taşıyorum', 'tasi'],
  ['kiralayayım', 'kirala'],
  ['kiralasam', 'kirala'],
  ['yenileyeceğiz', 'yenile'],
])('%s has the root %s', (word, root) => {
  expect([...rootsOf(foldTurkish(word)).keys()]).toContain(root);
});

it.each(['kasa', 'mobilya', 'banyo', 'constructor', 'i'.repeat(100), 'lerlerlerlerler'])(
  '%s is its own root',
  (word) => {
    expect(rootsOf(word).get(word)).toBe('form');
  },
);

it.each([
  ['telefon', 'telefon', 1],
  ['telefonlarım', 'telefon', 0.97],
  ['telefon', 'telefonu', 0.97],
  ['telefonlar', 'telefonu', 0.92],
  ['saatler', 'saat', 0.97],
  ['gözlükçü', 'gözlük', 0.88],
  // Misspelt words: "mobilya", "koltuk".
  ['mobliya', 'mop', 0],
  ['kotluk', 'kot', 0.8],
  ['yolu', 'yol', 0.97],
  ['yoli', 'yol', 0],
  ['telefonunki', 'telefon', 0.97],
  ['balı', 'bal', 0.97],
  ['balu', 'bal', 0],
  ['işbank', 'işbankası', 0.97],
  ['kitap', 'kitaplık', 0.7],
  ['kasko', 'kasa', 0],
  ['mobil', 'mobilya', 0],
  ['faizsiz', 'faizli', 0],
  ['kart', 'kartal', 0],
  // Three letters are too few for the stem of a verb.
  ['gidiyorum', 'gıda', 0],
  // Endings have a fixed order, so this word is not a form of "kira".
  ['kiralama', 'kira', 0],
  ['washing machines', 'washing machine', 0.97],
  ['watches', 'watch', 0.97],
  ['deliveries', 'delivery', 0.97],
  ['headphone', 'headphones', 0.97],
  ['lens', 'len', 0],
  ['arabeler', 'araba', 0],
])('%s is similar to %s by %d', (queried, written, likeness) => {
  expect(likenessOf(foldTurkish(queried), foldTurkish(written))).toBe(likeness);
});
