import { expect, it } from 'vitest';
import { bankToAdd } from './bank-to-add.ts';

const listed = [{ id: 'akbank', name: 'Akbank' }];
const known = [{ id: 'is', name: 'Türkiye İş Bankası' }];

it.each([
  ['Akbank', 'Akbank'],
  [' AKBANK ', 'Akbank'],
  ['türkiye iş bankası', known[0]],
  ['is', known[0]],
  ['Yeni Banka', { id: 'yeni-banka', name: 'Yeni Banka' }],
  ['', null],
  [' – ', null],
])('the bank "%s" is added as %o', (text, found) => {
  expect(bankToAdd(text, listed, known)).toEqual(found);
});
