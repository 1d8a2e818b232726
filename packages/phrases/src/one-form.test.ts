import { expect, it } from 'vitest';
import { textsOf } from './texts-of.ts';
import { office } from './tr/office/index.ts';
import { pageTexts } from './tr/pages/index.ts';
import { refusals } from './tr/refusals.ts';
import { tr } from './tr/whole.ts';

const asked =
  /(?<!\p{L})(?:gir|seç|dene|ed|yaz|yap|aç|al|ver|bırak|kullan|gönder|bildir|işaretle|doğrula|yenile|bekle|ekle|kapat|tut|yapıştır)(?:me|ma)?y?[iıuü]n[iıuü]z(?!\p{L})/giu;

/** Quoted from the specification, which uses the other form of address. */
const specified = [
  'Geçerli bir e-posta adresi giriniz',
  'TL giriniz',
  'Form gönderilirken bir hata oluştu. Lütfen tekrar deneyiniz.',
  'Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.',
];

it('Turkish uses one form of the imperative: seçin, not seçiniz', () => {
  const texts = textsOf({ tr, office, pageTexts, refusals });
  expect(texts.some((text) => text.includes('Bir konu seçin'))).toBe(true);
  expect(texts.some((text) => text.includes('adresine gönderin.'))).toBe(true);
  const others = texts.map((text) => specified.reduce((rest, one) => rest.replaceAll(one, ''), text));
  expect(others.flatMap((text) => text.match(asked) ?? [])).toEqual([]);
});
