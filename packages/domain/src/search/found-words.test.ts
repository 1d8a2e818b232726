import { expect, it } from 'vitest';
import { markFound } from './found-words.ts';
import { queryWords } from './search-query.ts';

const marked = (text: string, term: string) =>
  markFound(text, queryWords(term))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['sigorta', 'Konut sigortası yaptırana çay', 'Konut [sigortası] yaptırana çay'],
  ['SİGORTASI', 'Kasko Sigorta', 'Kasko [Sigorta]'],
  ['igdir', 'Iğdır Mobilya', '[Iğdır] Mobilya'],
  ['IĞDIR', "Iğdır'da indirim", "[Iğdır]'da indirim"],
  ['istanbul', 'İSTANBUL, İstanbul, istanbullu', '[İSTANBUL], [İstanbul], [istanbullu]'],
  ['camasir', 'Çamaşır makinesi', '[Çamaşır] makinesi'],
  ['kitabı', 'Kitap dolabında 50 TL', '[Kitap] dolabında 50 TL'],
  ['dolap 50', 'Kitap dolabında 50 TL, 500 değil', 'Kitap [dolabında] [50] TL, 500 değil'],
  ['telefon kampanyası', 'Telefon kampanyaları', '[Telefon] kampanyaları'],
  ['kampanya', 'Yaz kampanyası', 'Yaz kampanyası'],
  ['bmw', 'Yeni nesil BMW iX3', 'Yeni nesil [BMW] iX3'],
  ["BMW'nin", 'BMW 320i', '[BMW] 320i'],
  ['kahve', 'K\u0061hve, kahvesi ve kah\u0076e', '[Kahve], [kahvesi] ve [kahve]'],
  ['gul', 'Gu\u0308l bahçesi', '[Gu\u0308l] bahçesi'],
  ['yok', 'Burada öyle bir şey', 'Burada öyle bir şey'],
  ['', 'Boş terim', 'Boş terim'],
  ['.*', 'a.*b <b>', 'a.*b <b>'],
])('"%s" is found in "%s" as %s', (term, text, expected) => {
  expect(marked(text, term)).toBe(expected);
});

it.each(['Çamaşır, İstanbul – %50’ye “ucuz”', '', ' ', 'ﬁyat ⅓ İIıi'])(
  '"%s" is complete and unchanged',
  (text) => {
    expect(
      markFound(text, ['camasir', 'ucuz', 'fiyat'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
