import type { LoanTable } from '@ayrac/contract/loan.ts';
import { loanRules } from '@ayrac/domain/loan/loan.ts';
import { writeLoanChoice } from '@ayrac/domain/loan/loan-choice.ts';
import { type LoanOffer, selectOffers, statutoryWarning } from '@ayrac/domain/loan/loan-offer.ts';
import { offersOf, parametersOf } from '@ayrac/domain/loan/loan-table.ts';
import type { LoanQuery } from '../loan-query.ts';
import type { Results } from './results.ts';

/** A bank's offer over one term. */
export interface Choice {
  readonly offer: LoanOffer;
  readonly term: number;
}

/** Returns a bank's offer for a query in the notation of a comparison's address. */
export function keyOf(
  { form, firstHome, electric }: LoanQuery,
  { bankId }: { readonly bankId: string },
  term = form.term,
): string {
  return writeLoanChoice({ type: form.type, amount: form.amount ?? 0, term, bankId, firstHome, electric });
}

/** Returns all offers for an amount over all lawful terms, ordered by term. */
export function choicesOf(table: LoanTable, { form, electric }: LoanQuery, { feeTax }: Results): Choice[] {
  const amount = form.amount ?? 0;
  const parameters = parametersOf(table, electric);
  const offers = offersOf(table, feeTax);
  return loanRules[form.type].terms
    .filter((term) => statutoryWarning(parameters, { amount, term }).kind === 'none')
    .flatMap((term) => selectOffers(offers, { amount, term }).map((offer) => ({ offer, term })));
}

/**
 * Returns the two offers compared at first: the best one for the request, over the longest lawful term if the law rules
 * out the requested one, and the same bank over the longest other term, where installment and total cost disagree.
 * Without another term it is the next bank.
 */
export function firstPair(choices: readonly Choice[], { form }: LoanQuery, { results }: Results): Choice[] {
  const best = results[0]?.bankId;
  const first =
    choices.findLast(({ offer, term }) => offer.bankId === best && term <= form.term) ?? choices[0];
  const others = choices.filter((choice) => choice !== first);
  const second =
    others.findLast(({ offer, term }) => offer.bankId === first?.offer.bankId && term !== first.term) ??
    others[0];
  return [first, second].filter((choice) => choice !== undefined);
}
