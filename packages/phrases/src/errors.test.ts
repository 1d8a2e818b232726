import { describe, expect, it } from 'vitest';
import { accountErrors as englishAccountErrors } from './en/account-errors.ts';
import { errors as english } from './en/errors.ts';
import { fieldErrors as englishFieldErrors } from './en/field-errors.ts';
import { refusals as englishRefusals } from './en/refusals.ts';
import { accountErrors } from './tr/account-errors.ts';
import { errors as turkish } from './tr/errors.ts';
import { fieldErrors } from './tr/field-errors.ts';
import { loans } from './tr/loans.ts';
import { quote } from './tr/quote.ts';
import { refusals } from './tr/refusals.ts';

// Specification 2.57, 5.2, 5.23, 8.6, 8.8, 8.9, 8.24
describe('specified Turkish texts are verbatim', () => {
  it.each([
    [
      refusals['duplicate-quote'],
      'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.',
    ],
    [refusals.internal, 'Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.'],
    [quote.refused.general, 'Form gönderilirken bir hata oluştu. Lütfen tekrar deneyiniz.'],
    [fieldErrors['invalid-email'], 'Geçerli bir e-posta adresi giriniz'],
    [loans.amountBelowMinimum({ amount: '50.000' }), 'En az 50.000 TL giriniz'],
    [turkish.page.boundaryTitle, 'Bir Hata Oluştu'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});

// Specification 8.13, 8.17
it('specified English texts are verbatim', () => {
  expect(english.page.categoriesNotLoaded).toBe('Failed to load categories');
  expect(english.page.unknown).toBe('An error occurred');
});

// Specification 8.25
it.each([
  ['refusals', refusals, englishRefusals],
  ['field problems', fieldErrors, englishFieldErrors],
  ['account problems', accountErrors, englishAccountErrors],
])('no text of the %s is in the other language or empty', (_group, inTurkish, inEnglish) => {
  const others = new Set<string>(Object.values(inEnglish));
  const left = Object.values(inTurkish).filter((text) => text.trim() === '' || others.has(text));
  expect(left).toEqual([]);
});
