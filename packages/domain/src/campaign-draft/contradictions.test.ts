import { describe, expect, it } from 'vitest';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { type DraftContent, emptyDraft } from './draft-content.ts';

const now = new Date('2026-11-20T09:00:00Z');
const found = (content: Partial<DraftContent>, start: Date | null = null): readonly Contradiction[] =>
  contradictionsOf({ ...emptyDraft(now), ...content }, { now, start, hasOtherVisibleVehicles: false });
const kinds = (content: Partial<DraftContent>, start: Date | null = null) =>
  found(content, start).map(({ kind }) => kind);
const phones = '6f0c6f1e-8a52-4c7c-9c58-2f6f3c0f3a11';
const fact = (label: string, value: string) => [{ key: 'x', label, value, labelEn: null, valueEn: null }];

describe('contradiction', () => {
  it.each([
    ['an end that is over', { endAt: '2026-11-19T20:59:59.999Z' }, ['ended']],
    [
      'no fees with a fee',
      { title: 'MASRAFSIZ kredi', conditions: 'Tahsis ücreti 575 TL’dir.' },
      ['free-with-fee'],
    ],
    [
      'no fees with a fee among the facts',
      { discount: 'Masrafsız', facts: fact('Dosya masrafı', '₺250') },
      ['free-with-fee'],
    ],
    [
      'no down payment with one',
      { title: 'Peşinatsız telefon', downPayment: 500 },
      ['no-down-payment-with-one'],
    ],
    ['a price above the list price', { listPrice: 100, campaignPrice: 120 }, ['price-above-list']],
    ['a discount without prices', { discountPercent: 20 }, ['unproven-discount']],
    [
      'more discount than the prices prove',
      { discountPercent: 30, listPrice: 100, campaignPrice: 80 },
      ['unproven-discount'],
    ],
    [
      'more discount in words than the prices prove',
      { discount: 'Sedanlarda %20 indirim', listPrice: 1_250_000, campaignPrice: 1_200_000 },
      ['unproven-discount'],
    ],
    [
      'more discount in English',
      { titleEn: 'Sedan: 20% off', listPrice: 1_250_000, campaignPrice: 1_200_000 },
      ['unproven-discount'],
    ],
    [
      'another price',
      { campaignPrice: 1499, description: 'Kampanya fiyatı ₺1.599 olan ürün.' },
      ['other-price-in-text'],
    ],
    ['another rate', { interestRate: 2.89, description: 'Aylık %2,99 faiz ile.' }, ['other-rate-in-text']],
    [
      'another rate in English',
      { interestRate: 0, titleEn: 'Loan', descriptionEn: 'At an interest rate of 1.5%.' },
      ['other-rate-in-text'],
    ],
    [
      'an installment without taxes by its text',
      { monthlyPayment: 10_046.21, conditions: 'Taksite KKDF ve BSMV dâhil değildir.' },
      ['untaxed-installment'],
    ],
    [
      'an installment without taxes only in the title',
      { title: 'Ayda ₺5.905 taksitle', description: 'Vergiler hariçtir.' },
      ['untaxed-installment'],
    ],
    [
      'an installment without taxes by its figures',
      { monthlyPayment: 10_046, campaignPrice: 150_000, downPayment: 50_000, interestRate: 3, term: 12 },
      ['untaxed-installment'],
    ],
    ['English texts without a title', { descriptionEn: 'Good.' }, ['english-without-title']],
    ['a title that names a copy', { title: 'Kış lastiği (kopya)' }, ['copied-title']],
    [
      'an English title that names a copy',
      { title: 'Kış lastiği', titleEn: 'Winter tyres (copy)' },
      ['copied-title'],
    ],
    ['a vehicle among none', { categoryId: phones, modelYear: 2026 }, ['stray-vehicle']],
  ])('is found: %s', (_what, content, expected) => {
    expect(kinds(content)).toEqual(expected);
  });

  it.each([
    ['no fees and none', { title: 'Masrafsız kredi', conditions: 'Tahsis ücreti 0 TL.' }],
    ['a fee that no text denies', { conditions: 'Tahsis ücreti 575 TL.' }],
    ['a discount that prices prove, rounded up', { discountPercent: 34, listPrice: 299, campaignPrice: 199 }],
    [
      'the same price in other words',
      { campaignPrice: 1499.9, description: 'Kampanyalı fiyatı 1.499,90 TL.' },
    ],
    ['an amount that is another thing', { campaignPrice: 1499, description: '₺500 hediye çeki.' }],
    ['the same rate', { interestRate: 2.89, conditions: '%2,89 faiz oranı geçerlidir.' }],
    [
      'an installment with taxes',
      {
        monthlyPayment: 10_593.48,
        campaignPrice: 100_000,
        interestRate: 3,
        term: 12,
        conditions: 'Aylık ödemeye KKDF ve BSMV dâhildir; tahsis ücreti ayrıca alınır.',
      },
    ],
    [
      'an installment of a home loan, which bears none',
      {
        title: 'Konut kredisi',
        monthlyPayment: 10_046.21,
        campaignPrice: 100_000,
        interestRate: 3,
        term: 12,
      },
    ],
    ['a tax beside a price without monthly payments', { description: 'Fiyata vergiler dâhil değildir.' }],
    [
      'an installment without interest',
      { monthlyPayment: 1_000, campaignPrice: 12_000, interestRate: 0, term: 12 },
    ],
    [
      'a discount in words that the prices round to',
      { discount: '%4 indirim', listPrice: 1_250_000, campaignPrice: 1_205_000 },
    ],
    [
      'the most of a discount that only some reach',
      { discount: '%40’a varan indirim', titleEn: 'Up to 40% off', listPrice: 100, campaignPrice: 90 },
    ],
    [
      'a discount on a part, further down',
      { description: 'İkinci üründe %50 indirim.', listPrice: 100, campaignPrice: 90 },
    ],
    ['a discount in words beside one price', { discount: '%20 indirim', campaignPrice: 90 }],
    ['English texts with their title', { titleEn: 'Good', descriptionEn: 'Good.' }],
    ['a title about copies', { title: 'Fotokopi (kopya) %20 indirimli', titleEn: 'Copies (copy) for less' }],
    ['a category without vehicles, and none', { categoryId: phones }],
    ['a vehicle whose category is still to be chosen', { modelYear: 2026 }],
    ['an end that is to come', { endAt: '2026-11-20T09:00:01Z' }],
  ])('is not found: %s', (_what, content) => {
    expect(kinds(content)).toEqual([]);
  });

  it('compares the end with the scheduled publication, if any', () => {
    const start = new Date('2026-12-10T09:00:00Z');
    expect(found({ endAt: '2026-12-09T20:59:59Z' }, start)).toEqual([
      { kind: 'end-before-start', fields: ['endAt'], quote: null, isBlocking: true },
    ]);
  });

  it('between a vehicle and its category is none where other vehicles are', () => {
    const content = { ...emptyDraft(now), categoryId: phones, gearType: 'manual', modelYear: 2026 } as const;
    const context = { now, start: null };
    expect(contradictionsOf(content, { ...context, hasOtherVisibleVehicles: true })).toEqual([]);
    expect(contradictionsOf(content, { ...context, hasOtherVisibleVehicles: false })).toEqual([
      { kind: 'stray-vehicle', fields: ['categoryId', 'gearType'], quote: null, isBlocking: false },
    ]);
  });

  it('is a brand or category in the bin, which prevents publication', () => {
    const context = { now, start: null, hasOtherVisibleVehicles: true };
    expect(contradictionsOf(emptyDraft(now), { ...context, binned: ['categoryId'] })).toEqual([
      { kind: 'binned-choice', fields: ['categoryId'], quote: null, isBlocking: true },
    ]);
    expect(contradictionsOf(emptyDraft(now), { ...context, binned: [] })).toEqual([]);
  });

  it('has its place and its words', () => {
    expect(found({ title: 'Masrafsız', conditions: 'Kefil gerekmez.\nKomisyon 90 TL alınır.' })).toEqual([
      {
        kind: 'free-with-fee',
        fields: ['title', 'conditions'],
        quote: 'Komisyon 90 TL alınır.',
        isBlocking: false,
      },
    ]);
  });

  it('names a field once that holds both statements', () => {
    expect(found({ title: 'Masrafsız kredi, dosya masrafı 500 TL' })).toMatchObject([
      { kind: 'free-with-fee', fields: ['title'] },
    ]);
  });
});
