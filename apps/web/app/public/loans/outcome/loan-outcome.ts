import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanForm } from '@ayrac/domain/loan/loan.ts';
import {
  compareOffers,
  type LoanOffer,
  type LoanOrder,
  type LoanResult,
  loanOrders,
  nearestLawful,
  type StatutoryWarning,
  selectOffers,
  sortResults,
  statutoryWarning,
} from '@ayrac/domain/loan/loan-offer.ts';
import type { InterestTaxes } from '@ayrac/domain/loan/loan-parameters.ts';
import { feeTaxFor, offersOf, parametersOf, tableOf, taxesFor } from '@ayrac/domain/loan/loan-table.ts';
import type { VehicleLoan } from '@ayrac/domain/loan/vehicle-loan.ts';
import type { LoanQuery } from '../loan-query.ts';
import { vehicleLimitOf } from '../vehicle-limit.ts';
import { nearestForms } from './nearest-forms.ts';

/** Another measure by which another bank is the best. */
interface OtherWinner {
  readonly order: LoanOrder;
  readonly bankName: string;
}

/** Result of a calculation: offers in the chosen order, or why there are none and what would help. */
export type LoanOutcome =
  | {
      readonly kind: 'results';
      readonly results: readonly LoanResult[];
      readonly taxes: InterestTaxes;
      /** Tax on the fee, as a share of it. */
      readonly feeTax: number;
      readonly warning: StatutoryWarning;
      /** Nearest lawful loans, if the warning excludes the requested one. */
      readonly lawful: readonly LoanForm[];
      /** Whether the law permits the loan for a domestic electric car, but not for other cars. */
      readonly electricAllows: boolean;
      readonly otherWinner: OtherWinner | null;
    }
  | { readonly kind: 'no-rates' }
  | { readonly kind: 'vehicle-limit'; readonly limit: VehicleLoan; readonly changes: readonly LoanForm[] }
  | {
      readonly kind: 'no-bank';
      readonly reason: 'amount-too-high' | 'amount-too-low' | 'term';
      readonly changes: readonly LoanForm[];
    };

/** Calculates a complete query. */
export function outcomeOf(tables: readonly LoanTable[], query: LoanQuery): LoanOutcome {
  const { form, order, firstHome, electric } = query;
  const table = tableOf(tables, form.type);
  if (table === undefined) return { kind: 'no-rates' };
  const request = { amount: form.amount ?? 0, term: form.term };
  const feeTax = feeTaxFor(tables, table, firstHome);
  const offers = offersOf(table, feeTax);
  const limit = vehicleLimitOf(table, query);
  if (limit !== null && exceeds(request, limit)) {
    return { kind: 'vehicle-limit', limit, changes: within(limit, offers, form) };
  }
  const taxes = taxesFor(tables, table, firstHome);
  const results = sortResults(compareOffers(offers, request, taxes), order);
  if (results.length === 0) {
    return { kind: 'no-bank', reason: reasonOf(offers, request.amount), changes: nearestForms(offers, form) };
  }
  const parameters = parametersOf(table, electric);
  // With a known vehicle value, `vehicleLimitOf` has already checked the law.
  const warning: StatutoryWarning = limit === null ? statutoryWarning(parameters, request) : { kind: 'none' };
  const isExcluded = warning.kind !== 'none';
  const lawful = isExcluded ? nearestLawful(form.type, parameters, offers, request) : null;
  return {
    kind: 'results',
    results,
    taxes,
    feeTax,
    warning,
    lawful: lawful === null ? [] : [{ ...form, ...lawful }],
    electricAllows:
      isExcluded &&
      form.type === 'tasit' &&
      statutoryWarning(parametersOf(table, true), request).kind === 'none',
    otherWinner: isExcluded ? null : otherWinnerOf(results, order),
  };
}

function exceeds({ amount, term }: { amount: number; term: number }, limit: VehicleLoan): boolean {
  return limit.kind === 'not-allowed' || amount > limit.maxAmount || term > limit.maxTerm;
}

function within(limit: VehicleLoan, offers: readonly LoanOffer[], form: LoanForm): LoanForm[] {
  if (limit.kind === 'not-allowed') return [];
  const amount = Math.min(form.amount ?? 0, Math.floor(limit.maxAmount));
  const allowed = { ...form, amount, term: Math.min(form.term, limit.maxTerm) };
  if (selectOffers(offers, { amount, term: allowed.term }).length > 0) return [allowed];
  return nearestForms(offers, allowed).filter(
    (near) => !exceeds({ amount: near.amount ?? 0, term: near.term }, limit),
  );
}

function reasonOf(offers: readonly LoanOffer[], amount: number) {
  if (offers.every(({ maxAmount }) => amount > (maxAmount ?? amount))) return 'amount-too-high';
  return offers.every(({ minAmount }) => amount < (minAmount ?? amount)) ? 'amount-too-low' : 'term';
}

function otherWinnerOf(results: readonly LoanResult[], order: LoanOrder): OtherWinner | null {
  for (const other of loanOrders) {
    const winner = sortResults(results, other)[0];
    if (winner !== undefined && winner.bankId !== results[0]?.bankId && other !== order) {
      return { order: other, bankName: winner.bankName };
    }
  }
  return null;
}
