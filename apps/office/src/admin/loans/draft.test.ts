import type { OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { describe, expect, it } from 'vitest';
import { cellText, draftOf } from './draft.ts';

const held: OfferRow = {
  ...{ id: '1', number: 1, validFrom: '2026-01-01', isTakenBack: false, isExample: true },
  ...{ sourceUrl: null, sourceQuote: null, note: null, change: null, createdBy: null, createdAt: '' },
  bankId: 'a',
  bankName: 'A Bankası',
  rates: { 12: 3.3, 24: 2.945 },
  minAmount: 1_000,
  maxAmount: 500_000,
  maxTermByAmount: [{ upTo: 125_000, maxTerm: 36 }],
  productUrl: 'https://a.example',
  isListed: true,
};
const banks = [{ bankId: 'a', bankName: 'A Bankası', held }];
const draft = (typed: Readonly<Record<string, string>>, confirmed: readonly string[] = []) =>
  draftOf('ihtiyac', banks, typed, new Set(confirmed));

it.each([
  ['rates.12', '3,30', '3.30'],
  ['rates.24', '2,945', '2.945'],
  ['rates.36', '', ''],
  ['maxAmount', '500.000', '500,000'],
  ['maxTermByAmount', '125.000: 36', '125,000: 36'],
  ['isListed', 'Evet', 'Yes'],
])('the cell %s shows "%s", in English "%s"', (column, tr, en) => {
  expect([cellText(held, column, 'tr'), cellText(held, column, 'en')]).toEqual([tr, en]);
});

describe('typed cells', () => {
  it('produce an offer for a changed bank only', () => {
    expect(draft({}).offers).toEqual([]);
    expect(draft({ 'a/rates.12': '3,30' }).offers).toEqual([]);
    const { offers } = draft({ 'a/rates.12': '3,5', 'a/rates.24': '', 'a/isListed': 'hayır' });
    expect(offers).toMatchObject([{ rates: { 12: 3.5 }, isListed: false }]);
    expect(offers[0]?.changed).toEqual(['rates.12', 'rates.24', 'isListed']);
    expect(offers[0]?.rates).not.toHaveProperty('24');
  });

  it('are not needed to confirm an offer', () => {
    expect(draft({}, ['a']).offers).toMatchObject([{ bankId: 'a', changed: [] }]);
  });

  it('are validated individually', () => {
    const typed = { 'a/rates.12': 'üç', 'a/rates.24': '42', 'a/maxAmount': 'çok', 'a/isListed': 'belki' };
    expect(draft(typed).problems).toEqual({
      'a/rates.12': 'not-a-number',
      'a/rates.24': 'above-maximum',
      'a/maxAmount': 'invalid',
      'a/isListed': 'not-a-choice',
    });
  });

  it('of a new bank require its limit and its page', () => {
    const fresh = [{ bankId: 'b', bankName: 'B', held: undefined }];
    const { problems } = draftOf('ihtiyac', fresh, { 'b/rates.12': '3' }, new Set());
    expect(problems).toEqual({ 'b/maxAmount': 'required', 'b/productUrl': 'required' });
  });
});
