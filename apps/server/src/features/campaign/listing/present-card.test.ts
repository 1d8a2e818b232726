import { expect, it } from 'vitest';
import { presentKeyFigure } from './present-card.ts';

const noFigures = {
  campaignPrice: null,
  listPrice: null,
  monthlyPayment: null,
  interestRate: null,
  term: null,
  discountPercent: null,
  installment: null,
};

const added = { kind: 'benefit', lang: 'tr', before: '', figure: '+2 taksit', after: '' };

it.each([
  ['added instalments with their plus', { installment: 2 }, '+2 taksit', added],
  ['all instalments there are as a count', { installment: 6 }, '6 taksit', { kind: 'installment', count: 6 }],
  [
    'a price before the benefit',
    { campaignPrice: 4_800 },
    '+2 taksit',
    { kind: 'price', price: 4_800, listPrice: null },
  ],
  ['a benefit where no figure is known', {}, '+2 taksit', added],
  ['instalments without a benefit', { installment: 2 }, null, { kind: 'installment', count: 2 }],
] as const)('shows %s', (_case, figures, benefit, shown) => {
  const text = benefit === null ? null : ({ text: benefit, lang: 'tr' } as const);
  expect(presentKeyFigure({ ...noFigures, ...figures, discount: benefit }, text)).toEqual(shown);
});

it.each([
  ['2 extra instalments', 'en', { before: '', figure: '2 extra', after: 'instalments' }],
  ['+2 instalments', 'en', { before: '', figure: '+2', after: 'instalments' }],
  ['+2 taksit', 'tr', { before: '', figure: '+2 taksit', after: '' }],
] as const)(
  'never shows additional instalments as the total, whether the text “%s” mentions them or not',
  (text, lang, read) => {
    const figures = { ...noFigures, installment: 2, discount: '+2 taksit' };
    expect(presentKeyFigure(figures, { text, lang })).toEqual({ kind: 'benefit', lang, ...read });
  },
);
