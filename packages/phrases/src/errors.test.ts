import { describe, expect, it } from 'vitest';
import { errors as english } from './en/errors.ts';
import { errors as turkish } from './tr/errors.ts';

describe('the specified Turkish texts stand word for word', () => {
  it.each([
    [
      turkish.refusals['duplicate-quote'],
      'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.',
    ],
    [turkish.refusals.internal, 'Sunucu hatası oluştu. Lütfen daha sonra tekrar deneyiniz.'],
    [turkish.quote.failed, 'Form gönderilirken bir hata oluştu. Lütfen tekrar deneyiniz.'],
    [turkish.fields['invalid-email'], 'Geçerli bir e-posta adresi giriniz'],
    [turkish.login.failed, 'Giriş başarısız. Lütfen bilgilerinizi kontrol edin.'],
    [turkish.loan.amountBelowMinimum({ amount: '50.000' }), 'En az 50.000 TL giriniz'],
    [turkish.page.boundaryTitle, 'Bir Hata Oluştu'],
  ])('%s', (text, specified) => {
    expect(text).toBe(specified);
  });
});

it('the specified English literals stand word for word', () => {
  expect(english.page.categoriesNotLoaded).toBe('Failed to load categories');
  expect(english.page.unknown).toBe('An error occurred');
});

it.each(['refusals', 'fields'] as const)(
  'no text of the %s is left in the other language or empty',
  (group) => {
    const inEnglish = new Set<string>(Object.values(english[group]));
    const texts = Object.values(turkish[group]);
    expect(texts.filter((text) => text.trim() === '' || inEnglish.has(text))).toEqual([]);
  },
);
