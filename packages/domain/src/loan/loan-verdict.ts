import type { RealCost } from './loan-offer.ts';

/**
 * Result of comparing offers for one amount: all cost the same; some are the best both by installment and by total; or
 * the two measures disagree. Offers are given by index, differences in TL.
 */
export type Verdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'better';
      /** Best offers; several when their costs are equal. */
      readonly winners: readonly number[];
      /** How much the lowest installment and the lowest total of the other offers are above those of the winners. */
      readonly monthly: number;
      readonly total: number;
    }
  | {
      readonly kind: 'at-odds';
      /** Offer with the lowest installment, and offer with the lowest total. */
      readonly lower: number;
      readonly cheaper: number;
      /** How much lower the installment of `lower` is than that of `cheaper`, and how much higher its total. */
      readonly monthly: number;
      readonly total: number;
    };

type Costs = Pick<RealCost, 'monthlyInstallment' | 'totalPayment'>;

/** Compares the real installments and total payments of at least two offers for one amount. */
export function verdictOf(offers: readonly Costs[]): Verdict {
  const costs = offers.map(({ monthlyInstallment, totalPayment }, place) => ({
    place,
    monthly: kurus(monthlyInstallment),
    total: kurus(totalPayment),
  }));
  const [lower] = costs.toSorted((a, b) => a.monthly - b.monthly || a.total - b.total);
  const [cheaper] = costs.toSorted((a, b) => a.total - b.total || a.monthly - b.monthly);
  if (lower === undefined || cheaper === undefined) return { kind: 'same' };
  if (lower.total > cheaper.total) {
    return {
      kind: 'at-odds',
      lower: lower.place,
      cheaper: cheaper.place,
      monthly: (cheaper.monthly - lower.monthly) / 100,
      total: (lower.total - cheaper.total) / 100,
    };
  }
  const isBest = (one: typeof lower) => one.monthly === lower.monthly && one.total === lower.total;
  const others = costs.filter((one) => !isBest(one));
  if (others.length === 0) return { kind: 'same' };
  return {
    kind: 'better',
    winners: costs.filter(isBest).map(({ place }) => place),
    monthly: (Math.min(...others.map(({ monthly }) => monthly)) - lower.monthly) / 100,
    total: (Math.min(...others.map(({ total }) => total)) - lower.total) / 100,
  };
}

function kurus(amount: number): number {
  return Math.round(amount * 100);
}
