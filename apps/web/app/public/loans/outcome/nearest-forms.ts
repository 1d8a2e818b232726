import { type LoanForm, loanRules } from '@ayrac/domain/loan/loan.ts';
import { type LoanOffer, selectOffers } from '@ayrac/domain/loan/loan-offer.ts';

const MOST_CHANGES = 3;

/**
 * Returns the smallest changes with which a request that no bank accepts would get an offer: another term, another
 * amount, or some of both where that stays closer to one of them. The fewest and smallest changes come first. No amount
 * is below the type's minimum.
 */
export function nearestForms(offers: readonly LoanOffer[], form: LoanForm): LoanForm[] {
  const { terms, minimumAmount } = loanRules[form.type];
  const sought = form.amount ?? minimumAmount;
  const amounts = new Set([sought, ...borderAmounts(offers).filter((border) => border >= minimumAmount)]);
  const admitted = [...amounts].flatMap((amount) =>
    terms
      .filter((term) => selectOffers(offers, { amount, term }).length > 0)
      .map((term) => ({
        amount,
        term,
        byAmount: Math.abs(amount - sought),
        byTerm: Math.abs(term - form.term),
      })),
  );
  return admitted
    .filter((change) => !admitted.some((other) => isNearer(other, change)))
    .toSorted((a, b) => parts(a) - parts(b) || a.byAmount - b.byAmount)
    .slice(0, MOST_CHANGES)
    .map(({ amount, term }) => ({ ...form, amount, term }));
}

/** A possible change of a request, and its distance from it. */
interface Change {
  readonly amount: number;
  readonly term: number;
  readonly byAmount: number;
  readonly byTerm: number;
}

/**
 * Whether a change is at least as close in both respects and closer in one. Of two equally close ones, the lower one.
 */
function isNearer(a: Change, b: Change): boolean {
  if (a.byAmount > b.byAmount || a.byTerm > b.byTerm) return false;
  if (a.byAmount < b.byAmount || a.byTerm < b.byTerm) return true;
  return a.amount === b.amount ? a.term < b.term : a.amount < b.amount;
}

function parts({ byAmount, byTerm }: Change): number {
  return Math.sign(byAmount) + Math.sign(byTerm);
}

/** Returns the amounts at which some bank starts or stops lending, or changes its longest term. */
function borderAmounts(offers: readonly LoanOffer[]): number[] {
  return offers.flatMap(({ minAmount, maxAmount, maxTermByAmount }) =>
    [minAmount, maxAmount, ...maxTermByAmount.map(({ upTo }) => upTo)].filter((border) => border !== null),
  );
}
