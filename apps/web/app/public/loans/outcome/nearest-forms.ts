import { type LoanForm, loanRules } from '@ayrac/domain/loan.ts';
import { type LoanOffer, selectOffers } from '@ayrac/domain/loan-offer.ts';

/**
 * The least changes with which a request that no bank admits would find one: another term, another amount, or both
 * where neither is enough. A form is never offered below its type's minimum.
 */
export function nearestForms(offers: readonly LoanOffer[], form: LoanForm): LoanForm[] {
  const { terms, minimumAmount } = loanRules[form.type];
  const amount = form.amount ?? minimumAmount;
  const amounts = borderAmounts(offers).filter((border) => border >= minimumAmount);
  const admits = (candidate: { amount: number; term: number }) => selectOffers(offers, candidate).length > 0;

  const term = nearest(
    terms.filter((other) => admits({ amount, term: other })),
    form.term,
  );
  const border = nearest(
    amounts.filter((other) => admits({ amount: other, term: form.term })),
    amount,
  );
  const changes: LoanForm[] = [];
  if (term !== undefined) changes.push({ ...form, amount, term });
  if (border !== undefined) changes.push({ ...form, amount: border });
  return changes.length > 0 ? changes : nearestPair(amounts, terms, form, amount, admits);
}

function nearestPair(
  amounts: readonly number[],
  terms: readonly number[],
  form: LoanForm,
  amount: number,
  admits: (candidate: { amount: number; term: number }) => boolean,
): LoanForm[] {
  const termsFor = (border: number) => terms.filter((term) => admits({ amount: border, term }));
  const border = nearest(
    amounts.filter((other) => termsFor(other).length > 0),
    amount,
  );
  const term = border === undefined ? undefined : nearest(termsFor(border), form.term);
  return border === undefined || term === undefined ? [] : [{ ...form, amount: border, term }];
}

/** The amounts at which some bank begins or ends to lend, or to lend for so long. */
function borderAmounts(offers: readonly LoanOffer[]): number[] {
  return offers.flatMap(({ minAmount, maxAmount, maxTermByAmount }) =>
    [minAmount, maxAmount, ...maxTermByAmount.map(({ upTo }) => upTo)].filter((border) => border !== null),
  );
}

/** Of two that are equally near, the lower one. */
function nearest(candidates: readonly number[], wanted: number): number | undefined {
  return candidates.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0];
}
