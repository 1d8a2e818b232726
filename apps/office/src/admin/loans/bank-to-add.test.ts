import { expect, it } from 'vitest';
import { bankToAdd } from './bank-to-add.ts';

const akbank = { id: 'akbank', name: 'Akbank' };
const isBankasi = { id: 'is', name: 'Türkiye İş Bankası' };

it.each([
  ['Akbank', { kind: 'listed', bank: akbank }],
  [' AKBANK ', { kind: 'listed', bank: akbank }],
  ['türkiye iş bankası', { kind: 'new', bank: isBankasi }],
  ['is', { kind: 'new', bank: isBankasi }],
  ['Yeni Banka', { kind: 'new', bank: { id: 'yeni-banka', name: 'Yeni Banka' } }],
  ['', { kind: 'none' }],
  [' – ', { kind: 'none' }],
])('the bank "%s" is found as %o', (text, found) => {
  expect(bankToAdd(text, [akbank], [isBankasi])).toEqual(found);
});
