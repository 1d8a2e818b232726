import { describe, expect, it } from 'vitest';
import { statesOtherPrice } from './price-in-text.ts';

/** Prices of the campaign in all examples. */
const prices = { campaignPrice: 1_499, listPrice: 1_999 };

describe('another price than the campaign’s', () => {
  it.each([
    'Kampanya fiyatı ₺1.599 olan ürün.',
    'Kampanyalı fiyatı 1.599,90 TL.',
    'KAMPANYA FİYATI: 1.599 TL',
    'Kampanya fiyatı sadece 1.599 TL',
    'Ürünün kampanyaya özel fiyatı 1.599 liradır.',
    'İndirimli fiyatı 1599 TL’dir.',
    'İndirimli fiyat 1.599 ₺',
    'Size özel fiyat: 1.599 TL',
    'Lansman fiyatı 1.599 TL, stoklarla sınırlıdır.',
    'Fırsat fiyatıyla 1.599 TL!',
    '1.599 TL’lik kampanya fiyatı 30 Kasım’da sona erer.',
    '1.599 TL indirimli fiyatla sizin.',
    'Liste fiyatı 1.999 TL, kampanya fiyatı 1.599 TL’dir.',
    'Kargo ücretsiz, kampanya fiyatı 1.599 TL.',
    '400 TL indirimle kampanya fiyatı 1.599 TL.',
    'Fiyat: 1.599 TL',
    'Fiyatı: ₺1.599',
    '1.999 TL yerine 1.599 TL.',
    '₺1.999 yerine yalnızca ₺1.599 ödersiniz.',
    'The campaign price is ₺1,599.',
    'Campaign price: TRY 1,599.00',
    'Sale price 1,599 TL',
    'The discounted price of ₺1,599 is valid until Sunday.',
    'Now at a special price of 1,599 TRY!',
    'Priced at ₺1,599.',
    'Price: 1,599 TL',
    '₺1,599 instead of ₺1,999.',
    'Sadece bu ay kampanya fiyatı 1.599 TL.',
    'This month the campaign price is ₺1,599.',
  ])('is stated in any text: %s', (line) => {
    expect(statesOtherPrice(line, false, prices)).toBe(true);
  });

  it.each([
    'Kulaklık sadece 1.599 TL',
    'Şimdi 1.599 TL!',
    'Yalnızca 1.599 TL’ye akıllı saat',
    '2.199 TL yerine 1.599 TL',
    'Smart watch for only ₺1,599',
    'Headphones: now 1,599 TL',
    '₺1,599 instead of ₺2,199',
  ])('is stated in a headline alone: %s', (line) => {
    expect([statesOtherPrice(line, true, prices), statesOtherPrice(line, false, prices)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('no other price', () => {
  it.each([
    // the same price
    'Kampanya fiyatı 1.499 TL.',
    'Kampanyalı fiyatı 1.499,00 TL.',
    'The campaign price is ₺1,499.',
    '1.999 TL yerine 1.499 TL',
    '₺1,499 instead of ₺1,999',
    'Sadece 1.499 TL',
    'Kampanya fiyatı siyahta 1.499 TL, beyazda kampanya fiyatı 1.599 TL.',
    // list prices
    'Liste fiyatı 1.999 TL.',
    'Eski fiyatı 2.499 TL',
    'Önceki fiyat 2.499 TL’ydi.',
    'Tavsiye edilen satış fiyatı 2.499 TL.',
    'İndirimsiz fiyatı 2.499 TL.',
    'Etiket fiyatı 2.499 TL olan ürünlerde geçerlidir.',
    'Piyasa fiyatı: 2.499 TL',
    'List price: ₺2,499',
    'Regular price ₺2,499',
    'It was ₺1,999.',
    'Kampanya öncesi fiyatı 2.499 TL.',
    'The price before the campaign was ₺2,499.',
    // fees
    'Tahsis ücreti 575 TL’dir.',
    'Tahsis ücreti 575 TL yerine 250 TL.',
    'Kargo sadece 49 TL',
    'Kampanya fiyatına kargo ücreti 49 TL eklenir.',
    'Montaj yalnızca 500 TL',
    'Dosya masrafı: 250 TL',
    'Delivery for only ₺49',
    'An arrangement fee of ₺575 applies.',
    // minimum spend
    '500 TL ve üzeri alışverişlerde geçerlidir.',
    'Sadece 1.000 TL üzeri alışverişlerde',
    'En az 750 TL’lik alışverişte kampanya fiyatı geçerlidir.',
    'Minimum sepet tutarı 750 TL',
    'For purchases over ₺750 only.',
    'Only for baskets of at least ₺750',
    // the lowest of several
    'Kampanya fiyatı 1.299 TL’den başlar.',
    'Kampanya fiyatları 1.299 TL ile 2.199 TL arasında.',
    'Özel fiyatlarla 1.299 TL’den itibaren',
    'Campaign price from ₺1,299',
    'Offer prices start at ₺1,299',
    // a part or a period
    'İkinci ürün sadece 99 TL',
    'Aylık sadece 149 TL',
    'Ayda yalnızca 149 TL taksitle',
    'Gecelik kampanya fiyatı 1.599 TL.',
    'Kişi başı özel fiyat 899 TL',
    'Metrekare birim fiyatı 35.000 TL.',
    'Litre fiyatı 42 TL.',
    'Peşinat sadece 500 TL',
    'Only ₺149 a month',
    'Special price per night: ₺899',
    'A second one for only ₺99',
    // what a buyer receives
    'Kampanya fiyatı üzerinden 500 TL indirim.',
    'Şimdi 500 TL hediye çeki kazanın',
    'Yalnızca bugün 300 TL iade',
    'Sadece üyelere 200 TL puan',
    'Now ₺500 off',
    'Save ₺500 now',
    '₺500 hediye çeki.',
    // no amounts of money
    'Kampanya fiyatı 3 gün geçerlidir.',
    'Kampanya fiyatı 30.11.2026 tarihine kadar geçerlidir.',
    'Kampanya fiyatı ilk 100 kişi içindir.',
    'Özel fiyatla 12 ay garanti',
    'Only 3 left at this campaign price',
    'Yalnızca 20 adet',
  ])('is stated: %s', (line) => {
    expect([statesOtherPrice(line, true, prices), statesOtherPrice(line, false, prices)]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    '2.499 TL yerine 1.599 TL olan ürünler ayrıca listelenir.',
    'Kılıf sadece 99 TL.',
    'The case is only ₺99.',
    'Diğer modeli şimdi 2.499 TL.',
  ])('is stated by a text further down, which may be about another product: %s', (line) => {
    expect(statesOtherPrice(line, false, prices)).toBe(false);
  });

  it('compares with the only price where there is no list price', () => {
    const one = { campaignPrice: 1_499, listPrice: null };
    expect(statesOtherPrice('1.999 TL yerine 1.599 TL', false, one)).toBe(false);
    expect(statesOtherPrice('İndirimli fiyatı 1.599 TL', false, one)).toBe(true);
  });
});
