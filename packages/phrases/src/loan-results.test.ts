import { expect, it } from 'vitest';
import { loanResults as en } from './en/loan-results.ts';
import { loanResults as tr } from './tr/loan-results.ts';

it.each([
  ['a taxed loan', true, '₺500 faiz ve vergiden kurtulursunuz', '₺500 in interest and taxes'],
  ['a loan without taxes', false, '₺500 faizden kurtulursunuz', '₺500 in interest'],
])('an early payment of %s saves what was owed', (_loan, isTaxed, turkish, english) => {
  const saving = { saved: '₺500', isTaxed };
  const example = { ...saving, month: 6, balance: '₺900', fee: null };
  expect(tr.earlyClosureExample(example)).toContain(`${turkish}.`);
  expect(en.earlyClosureExample(example)).toContain(`${english}.`);
  expect(tr.extra.closed({ ...saving, paid: '₺900' })).toContain(`${turkish}.`);
  expect(en.extra.closed({ ...saving, paid: '₺900' })).toContain(`${english}.`);
});
