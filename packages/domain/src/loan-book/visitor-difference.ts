import { type LoanType, loanRules } from '../loan/loan.ts';
import { compareOffers, type LoanOffer, type LoanRequest } from '../loan/loan-offer.ts';
import type { InterestTaxes } from '../loan/loan-parameters.ts';

/** Offers of a loan type on one day, and the taxes on their interest. */
export interface Market {
  readonly offers: readonly LoanOffer[];
  readonly taxes: InterestTaxes;
}

/**
 * Rank of a bank for a request, from 1, with installment and total in TL including taxes and fee, exact to the kuruş.
 */
interface RankedResult {
  readonly place: number;
  readonly installment: number;
  readonly total: number;
}

/** Bank whose result changes. Null means that it is not listed. */
export interface BankDifference {
  readonly bankId: string;
  readonly bankName: string;
  readonly before: RankedResult | null;
  readonly after: RankedResult | null;
}

/** Changed results of one request, in the new order. Banks that disappear come last. */
export interface RequestDifference extends LoanRequest {
  readonly banks: readonly BankDifference[];
}

const typical: Readonly<
  Record<LoanType, { readonly amounts: readonly number[]; readonly terms: readonly number[] }>
> = {
  ihtiyac: { amounts: [50_000, 100_000, 250_000], terms: [12, 24, 36] },
  tasit: { amounts: [200_000, 400_000], terms: [12, 36, 48] },
  konut: { amounts: [1_000_000, 3_000_000], terms: [60, 120] },
};

/**
 * Returns the changes that visitors see between two markets: for typical amounts and terms, for every term with a
 * changed rate, and on both sides of every changed limit. Unchanged requests are left out.
 */
export function visitorDifference(type: LoanType, before: Market, after: Market): RequestDifference[] {
  return requestsFor(type, before, after).flatMap((request) => {
    const banks = bankDifferences(standings(before, request), standings(after, request));
    return banks.length === 0 ? [] : [{ ...request, banks }];
  });
}

function requestsFor(type: LoanType, before: Market, after: Market): LoanRequest[] {
  const pairs = after.offers.map(
    (offer) => [before.offers.find(({ bankId }) => bankId === offer.bankId), offer] as const,
  );
  const { terms, minimumAmount } = loanRules[type];
  const isChanged = (term: number) => pairs.some(([old, offer]) => old?.rates[term] !== offer.rates[term]);
  const limits = pairs.flatMap(([old, offer]) =>
    (['minAmount', 'maxAmount'] as const).flatMap((limit) =>
      old === undefined || old[limit] === offer[limit] ? [] : [old[limit] ?? 0, offer[limit] ?? 0],
    ),
  );
  const amounts = new Set([...typical[type].amounts, ...limits.filter((amount) => amount >= minimumAmount)]);
  const shown = terms.filter((term) => typical[type].terms.includes(term) || isChanged(term));
  return [...amounts]
    .sort((one, other) => one - other)
    .flatMap((amount) => shown.map((term) => ({ amount, term })));
}

function standings({ offers, taxes }: Market, request: LoanRequest) {
  const results = compareOffers(offers, request, taxes);
  return new Map(
    results.map(({ bankId, bankName, real }, index) => {
      const standing = {
        place: index + 1,
        installment: real.monthlyInstallment,
        total: real.totalPayment,
      };
      return [bankId, { bankId, bankName, standing }] as const;
    }),
  );
}

function bankDifferences(
  before: ReturnType<typeof standings>,
  after: ReturnType<typeof standings>,
): BankDifference[] {
  const stayed = [...after.values()].map(({ bankId, bankName, standing }) => ({
    bankId,
    bankName,
    before: before.get(bankId)?.standing ?? null,
    after: standing,
  }));
  const gone = [...before.values()]
    .filter(({ bankId }) => !after.has(bankId))
    .map(({ bankId, bankName, standing }) => ({ bankId, bankName, before: standing, after: null }));
  return [...stayed, ...gone].filter((bank) => !isSame(bank.before, bank.after));
}

function isSame(one: RankedResult | null, other: RankedResult | null): boolean {
  return (
    one?.place === other?.place && one?.installment === other?.installment && one?.total === other?.total
  );
}
