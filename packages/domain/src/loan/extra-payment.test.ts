import { describe, expect, it } from 'vitest';
import { payExtra } from './extra-payment.ts';
import { noTaxes, shippedLoanParameters } from './loan-parameters.ts';
import { closeEarly, type PlanInput, paymentPlan } from './loan-plan.ts';

const { ihtiyac, konut } = shippedLoanParameters;
const personal: PlanInput = {
  principalKurus: 10_000_000,
  monthlyRatePercent: 3,
  term: 24,
  taxes: ihtiyac.taxes,
};
const housing: PlanInput = { principalKurus: 100_000_000, monthlyRatePercent: 3, term: 60, taxes: noTaxes };
const plan = paymentPlan(personal);
const owedAfter = (month: number) => plan[month - 1]?.balance ?? 0;

describe('extra payment', () => {
  it('with the same installment ends the loan earlier and repays it exactly', () => {
    const changed = payExtra(personal, { month: 6, amountKurus: 2_000_000, keeps: 'installment' }, null);
    const rows = changed?.rows ?? [];
    expect(rows.length).toBeLessThan(18);
    expect(rows.slice(0, -1).every(({ installment }) => installment === plan[0]?.installment)).toBe(true);
    expect(rows[0]?.month).toBe(7);
    expect(rows.at(-1)?.balance).toBe(0);
    expect(rows.reduce((sum, { principal }) => sum + principal, 0)).toBe(owedAfter(6) - 2_000_000);
  });

  it('with the same term lowers each installment, and saves less', () => {
    const extra = { month: 6, amountKurus: 2_000_000 };
    const shorter = payExtra(personal, { ...extra, keeps: 'installment' }, null);
    const lower = payExtra(personal, { ...extra, keeps: 'term' }, null);
    expect(lower?.rows.map(({ month }) => month)).toEqual(Array.from({ length: 18 }, (_, i) => i + 7));
    expect(lower?.rows[0]?.installment).toBeLessThan(plan[0]?.installment ?? 0);
    expect(lower?.saved).toBeGreaterThan(0);
    expect(lower?.saved).toBeLessThan(shorter?.saved ?? 0);
  });

  it('of the whole balance closes the loan like an early closure', () => {
    for (const keeps of ['installment', 'term'] as const) {
      const changed = payExtra(
        housing,
        { month: 20, amountKurus: 999_999_999_999, keeps },
        konut.earlyClosure,
      );
      const { balance, saved, fee } = closeEarly(paymentPlan(housing), 20, konut.earlyClosure);
      expect(changed).toEqual({ paid: balance, rows: [], saved, fee });
    }
  });

  // Law 6502, article 37.
  it.each([
    [24, 0.01],
    [23, 0.02],
  ])('on a housing loan after month %i of 60 costs at most a share of %d of the payment', (month, share) => {
    const extra = { month, amountKurus: 10_000_000, keeps: 'installment' } as const;
    expect(payExtra(housing, extra, konut.earlyClosure)?.fee).toBe(10_000_000 * share);
  });

  it('never costs more than it saves', () => {
    const extra = { month: 59, amountKurus: 2_000_000, keeps: 'term' } as const;
    const dear = payExtra({ ...housing, monthlyRatePercent: 0.1 }, extra, konut.earlyClosure);
    expect(dear?.fee).toBe(dear?.saved);
  });

  it('is possible only after a month of the plan', () => {
    for (const month of [0, -1, 25, 1.5]) {
      expect(payExtra(personal, { month, amountKurus: 1, keeps: 'term' }, null)).toBeNull();
    }
    expect(payExtra(personal, { month: 1, amountKurus: 0, keeps: 'term' }, null)).toBeNull();
  });
});
