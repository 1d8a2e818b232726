import type { RealCost } from './loan-offer.ts';

/**
 * Comparison of two offers. `better`: one offer has a lower or equal installment and total. `same`: no difference.
 * `at-odds`: one has the lower installment (`lower`), the other the lower total. Differences are absolute amounts in
 * TL.
 */
export type Verdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'better';
      readonly winner: 'first' | 'second';
      readonly monthly: number;
      readonly total: number;
    }
  | {
      readonly kind: 'at-odds';
      readonly lower: 'first' | 'second';
      readonly monthly: number;
      readonly total: number;
    };

type Costs = Pick<RealCost, 'monthlyInstallment' | 'totalPayment'>;

/** Compares the real costs of two offers, to the kuruş: the monthly installment and the total payment. */
export function verdictOf(first: Costs, second: Costs): Verdict {
  const monthly = kurus(first.monthlyInstallment) - kurus(second.monthlyInstallment);
  const total = kurus(first.totalPayment) - kurus(second.totalPayment);
  if (monthly === 0 && total === 0) return { kind: 'same' };
  const differences = { monthly: Math.abs(monthly) / 100, total: Math.abs(total) / 100 };
  if (monthly * total < 0) {
    return { kind: 'at-odds', lower: monthly < 0 ? 'first' : 'second', ...differences };
  }
  return { kind: 'better', winner: monthly + total < 0 ? 'first' : 'second', ...differences };
}

function kurus(amount: number): number {
  return Math.round(amount * 100);
}
