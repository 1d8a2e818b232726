import type { RealCost } from './loan-offer.ts';

/**
 * What offers of one amount come to beside each other: all the same, some that are the best by the installment and by
 * the total, or two measures that disagree. Offers are named by their places; all differences are in TL.
 */
export type Verdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'better';
      /** One, or several that come to the same. */
      readonly winners: readonly number[];
      /** By how much the nearest of the others is above them, a month and in all. */
      readonly monthly: number;
      readonly total: number;
    }
  | {
      readonly kind: 'at-odds';
      /** The lowest installment, and the lowest total. */
      readonly lower: number;
      readonly cheaper: number;
      /** How much less a month the first one is than the second, and how much more in all. */
      readonly monthly: number;
      readonly total: number;
    };

type Costs = Pick<RealCost, 'monthlyInstallment' | 'totalPayment'>;

/** Compares what is really paid for at least two offers of one amount: each month, and in the end. */
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
