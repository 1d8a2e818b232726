import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { expect, it } from 'vitest';
import { isBenefitRepeated } from './repeated-benefit.ts';

const price: KeyFigure = { kind: 'price', price: 5_700, listPrice: 7_600 };

it.each<[string, KeyFigure, boolean]>([
  ['Bakım paketi ₺5.700', price, true],
  ['₺7.600 yerine ₺5.700', price, true],
  ['Pakete ₺500 indirim', price, false],
  ['₺400 hediye', price, true],
  ['12 ay ücretsiz sigorta', { kind: 'monthly', monthly: 900, term: 12, rate: null }, false],
  ['Ayda ₺900', { kind: 'monthly', monthly: 900, term: 12, rate: null }, true],
  ['Aylık %3,35 faiz', { kind: 'monthly', monthly: 900, term: 12, rate: 3.35 }, true],
  ['Aylık %3,35 faiz', { kind: 'monthly', monthly: 900, term: 12, rate: null }, false],
  ['36 ay vade, %3,35 faiz', { kind: 'rate', rate: 3.35, term: 36 }, true],
  ['36 ay vade, %3,35 faiz', { kind: 'rate', rate: 3.35, term: null }, false],
  ['6 taksit', { kind: 'installment', count: 6 }, true],
  ['6 taksit', { kind: 'none' }, false],
  ['Ücretsiz kontrol', price, false],
])('“%s” repeats %j or the title: %s', (text, figure, isRepeated) => {
  const offer = {
    benefit: { text, lang: 'tr' as const },
    title: { text: '₺400 hediyeli bakım', lang: 'tr' as const },
  };
  expect(isBenefitRepeated({ ...offer, figure })).toBe(isRepeated);
});
