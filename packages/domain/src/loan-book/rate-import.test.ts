import { describe, expect, it } from 'vitest';
import type { OfferTerms } from './offer-terms.ts';
import { rateFigures, readLoanType, readRates } from './rate-import.ts';

const held: OfferTerms = {
  rates: { 12: 3.33, 24: 3 },
  minAmount: 1_000,
  maxAmount: 500_000,
  maxTermByAmount: [{ upTo: null, maxTerm: 24 }],
  productUrl: 'https://banka.example',
  isListed: true,
};
const row = (cells: Readonly<Record<string, string>>, before: OfferTerms | undefined = held) =>
  readRates('ihtiyac', cells, before);

it.each([
  ['İhtiyaç kredisi', 'ihtiyac'],
  ['TAŞIT', 'tasit'],
  ['housing loan', 'konut'],
  ['işyeri', undefined],
  ['constructor', undefined],
])('"%s" is the type %s', (text, type) => {
  expect(readLoanType(text)).toBe(type);
});

it('every term of a loan type has a column', () => {
  expect(rateFigures).toEqual(expect.arrayContaining(['minAmount', 'rates.3', 'rates.36', 'rates.240']));
  expect(rateFigures).not.toContain('rates.7');
});

describe('row of rates', () => {
  it.each([
    ['4,24', 4.24],
    ['4.24', 4.24],
    ['%4,24', 4.24],
    ['4.245', 4.245],
  ])('parses "%s" as %d', (text, rate) => {
    expect(row({ 'rates.12': text })).toMatchObject({ kind: 'ok', terms: { rates: { 12: rate, 24: 3 } } });
  });

  it('ignores empty cells, and removes values marked by a dash', () => {
    expect(row({ 'rates.12': '', 'rates.24': '-' })).toMatchObject({ terms: { rates: { 12: 3.33 } } });
    expect(row({ 'rates.24': '–' })).not.toHaveProperty(['terms', 'rates', '24']);
    expect(row({ maxTermByAmount: '-' })).toMatchObject({ terms: { maxTermByAmount: [] } });
    expect(row({})).toEqual({ kind: 'ok', terms: held });
  });

  it.each([
    ['1.234.567,50', 1_234_567.5],
    ['1234567.50', 1_234_567.5],
    ['750.000', 750_000],
  ])('parses the amount "%s" as %d', (text, amount) => {
    expect(row({ maxAmount: text })).toMatchObject({ kind: 'ok', terms: { maxAmount: amount } });
  });

  it('reports all its errors', () => {
    const cells = { 'rates.12': 'üç', maxAmount: 'çok', maxTermByAmount: 'uzun', isListed: 'belki' };
    expect(row(cells)).toEqual({
      kind: 'refused',
      problems: {
        'rates.12': 'not-a-number',
        maxAmount: 'not-a-number',
        maxTermByAmount: 'invalid',
        isListed: 'not-a-yes-or-no',
      },
    });
    expect(row({ 'rates.12': '42,4' })).toMatchObject({ problems: { 'rates.12': 'above-maximum' } });
    expect(row({ 'rates.48': '3' })).toMatchObject({ problems: { 'rates.48': 'not-a-choice' } });
  });

  it('of a bank without offers requires its limit and page', () => {
    expect(readRates('ihtiyac', {}, undefined)).toEqual({
      kind: 'refused',
      problems: { maxAmount: 'required', productUrl: 'required' },
    });
  });
});
