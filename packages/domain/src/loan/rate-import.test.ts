import { describe, expect, it } from 'vitest';
import type { OfferTerms } from './offer-terms.ts';
import { importColumn, readLoanType, readRateRow } from './rate-import.ts';

const held: OfferTerms = {
  rates: { 12: 3.33, 24: 3 },
  minAmount: 1_000,
  maxAmount: 500_000,
  maxTermByAmount: [],
  productUrl: 'https://banka.example',
  isListed: true,
};
const row = (cells: Readonly<Record<string, string>>, before: OfferTerms | undefined = held) =>
  readRateRow(
    'ihtiyac',
    Object.entries(cells).flatMap(([head, text]) => {
      const column = importColumn(head);
      return column === undefined ? [] : [{ column, head, text }];
    }),
    before,
  );

it.each([
  ['12', { kind: 'term', term: 12 }],
  ['12 ay', { kind: 'term', term: 12 }],
  ['36 months', { kind: 'term', term: 36 }],
  ['BANKA', { kind: 'bank' }],
  ['Kredi türü', { kind: 'type' }],
  ['EN ÇOK', { kind: 'maxAmount' }],
  ['Açıklama', undefined],
  ['constructor', undefined],
])('the column "%s" is %o', (head, column) => {
  expect(importColumn(head)).toEqual(column);
});

it.each([
  ['İhtiyaç kredisi', 'ihtiyac'],
  ['TAŞIT', 'tasit'],
  ['housing loan', 'konut'],
  ['işyeri', undefined],
])('"%s" is the type %s', (text, type) => {
  expect(readLoanType(text)).toBe(type);
});

describe('a row of rates', () => {
  it.each([
    ['4,24', 4.24],
    ['4.24', 4.24],
    ['%4,24', 4.24],
    ['4.245', 4.245],
  ])('reads "%s" as %d', (text, rate) => {
    expect(row({ 12: text })).toMatchObject({ kind: 'terms', terms: { rates: { 12: rate, 24: 3 } } });
  });

  it('leaves what is empty, and takes a rate away by a minus', () => {
    expect(row({ 12: '', 24: '-' })).toMatchObject({ kind: 'terms', terms: { rates: { 12: 3.33 } } });
    expect(row({ 24: '–' })).not.toHaveProperty(['terms', 'rates', '24']);
  });

  it.each([
    ['1.234.567,50', 1_234_567.5],
    ['1234567.50', 1_234_567.5],
    ['750.000', 750_000],
  ])('reads an amount of "%s" as %d', (text, amount) => {
    expect(row({ 'En çok': text })).toMatchObject({ kind: 'terms', terms: { maxAmount: amount } });
  });

  it('tells all that is wrong with it, by the columns of the file', () => {
    expect(row({ 12: 'üç', 'En çok': 'çok', 'En uzun vade': 'uzun' })).toEqual({
      kind: 'refused',
      problems: [
        { column: '12', problem: 'not-a-number' },
        { column: 'En çok', problem: 'not-a-number' },
        { column: 'En uzun vade', problem: 'invalid' },
      ],
    });
    expect(row({ '12 ay': '42,4' })).toEqual({
      kind: 'refused',
      problems: [{ column: '12 ay', problem: 'above-maximum' }],
    });
  });

  it('of a bank that offered nothing needs its limit and its page', () => {
    expect(readRateRow('ihtiyac', [], undefined)).toEqual({
      kind: 'refused',
      problems: [
        { column: 'maxAmount', problem: 'required' },
        { column: 'productUrl', problem: 'required' },
      ],
    });
  });
});
