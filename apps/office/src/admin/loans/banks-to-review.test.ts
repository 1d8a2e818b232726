import type { OfferRow } from '@ayrac/contract/office/loan-books.ts';
import { expect, it } from 'vitest';
import { banksToReview } from './banks-to-review.ts';
import { addressOfType } from './use-loan-type.ts';

const bank = (bankId: string, held?: Pick<OfferRow, 'validFrom' | 'isListed'>) => ({
  bankId,
  bankName: bankId,
  held: held as OfferRow | undefined,
});

it('banks to review have a shown rate that is overdue, or an unpublished change', () => {
  const banks = [
    bank('old', { validFrom: '2026-10-01', isListed: true }),
    bank('on its last day', { validFrom: '2026-10-29', isListed: true }),
    bank('typed in', { validFrom: '2026-11-20', isListed: true }),
    bank('confirmed', { validFrom: '2026-11-20', isListed: true }),
    bank('not shown', { validFrom: '2026-10-01', isListed: false }),
    bank('added'),
  ];
  const changes = { typed: { 'typed in/rates.12': 'wrong' }, confirmed: new Set(['confirmed']) };
  const found = banksToReview(banks, { today: '2026-11-28', rateMaxAgeDays: 30 }, changes);
  expect(found.map(({ bankId }) => bankId)).toEqual(['old', 'typed in', 'confirmed', 'added']);
});

it.each([
  ['ihtiyac', false, '?'],
  ['ihtiyac', true, '?overdue=true'],
  ['konut', false, '?type=konut'],
  ['konut', true, '?type=konut&overdue=true'],
] as const)('the address of %s, only overdue: %s, is %s', (type, isOnlyOverdue, address) => {
  expect(addressOfType(type, isOnlyOverdue)).toBe(address);
});
