import type { OfferBook } from '@ayrac/contract/office/loan-books.ts';
import { isRateOverdue } from '@ayrac/domain/loan-book/rate-age.ts';
import { type Cells, cellPlace } from '#office/sheet/block.ts';
import type { BankRow } from './draft.ts';

/**
 * Returns the banks whose shown rates are overdue, and those with unpublished changes, so that none is published unseen:
 * those just added, confirmed or typed in.
 */
export function banksToReview(
  banks: readonly BankRow[],
  { today, rateMaxAgeDays }: Pick<OfferBook, 'today' | 'rateMaxAgeDays'>,
  { typed, confirmed }: { readonly typed: Cells; readonly confirmed: ReadonlySet<string> },
): readonly BankRow[] {
  const changed = new Set([...confirmed, ...Object.keys(typed).map((key) => cellPlace(key)[0])]);
  return banks.filter(
    ({ bankId, held }) =>
      held === undefined ||
      changed.has(bankId) ||
      (held.isListed && isRateOverdue(held.validFrom, today, rateMaxAgeDays)),
  );
}
