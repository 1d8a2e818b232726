import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { isRateOverdue } from '@ayrac/domain/loan/rate-age.ts';
import type { BankRow } from './draft.ts';

/** Returns the banks whose shown rates are overdue, and those that have just been added. */
export function banksToReview(
  banks: readonly BankRow[],
  { today, rateMaxAgeDays }: Pick<OfferBook, 'today' | 'rateMaxAgeDays'>,
): readonly BankRow[] {
  return banks.filter(
    ({ held }) =>
      held === undefined || (held.isListed && isRateOverdue(held.validFrom, today, rateMaxAgeDays)),
  );
}
