import { expect, it } from 'vitest';
import { readLoanChoice, writeLoanChoice } from './loan-choice.ts';

const plain = { firstHome: true, electric: false };

it.each([
  ['ihtiyac.100000.12.enpara', { type: 'ihtiyac', amount: 100_000, term: 12, bankId: 'enpara', ...plain }],
  ['konut.1000000.120.is-bankasi', { type: 'konut', amount: 1e6, term: 120, bankId: 'is-bankasi', ...plain }],
  [
    'konut.1000000.120.ziraat.ikinci',
    { type: 'konut', amount: 1e6, term: 120, bankId: 'ziraat', firstHome: false, electric: false },
  ],
  [
    'tasit.400000.36.garanti.elektrikli',
    { type: 'tasit', amount: 400_000, term: 36, bankId: 'garanti', firstHome: true, electric: true },
  ],
] as const)('reads %s as written', (text, choice) => {
  expect(readLoanChoice(text)).toEqual(choice);
  expect(writeLoanChoice(choice)).toBe(text);
});

it.each([
  '',
  'kis-lastigi',
  'ihtiyac.100000.12',
  'ihtiyac.0.12.enpara',
  'ihtiyac.100000.012.enpara',
  'ihtiyac.100000.12.<b>',
  'ihtiyac.100000.12.enpara.ikinci',
  'konut.1000000.120.ziraat.elektrikli',
  'konut.1000000.120.ziraat.ikinci.ikinci',
  'altin.100000.12.enpara',
])('%j is invalid', (text) => {
  expect(readLoanChoice(text)).toBeUndefined();
});
