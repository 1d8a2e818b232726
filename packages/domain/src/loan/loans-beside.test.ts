import { expect, it } from 'vitest';
import { shippedLoanParameters } from './loan-parameters.ts';
import type { LoanTable } from './loan-table.ts';
import { othersBeside, putBeside, standingOf } from './loans-beside.ts';

const { statutoryLimit: limit } = shippedLoanParameters.ihtiyac;

function offer(bankId: string, rates: Readonly<Record<number, number>>): LoanTable['offers'][number] {
  return {
    ...{ bankId, bankName: bankId.toUpperCase(), logo: null, productUrl: 'https://bank.example/', rates },
    ...{ maxVadeByAmount: [], minAmount: 1_000, maxAmount: 500_000 },
  };
}

const tables: readonly LoanTable[] = [
  {
    type: 'ihtiyac',
    offers: [
      offer('a', { 12: 3, 24: 2.9, 36: 2.8 }),
      offer('b', { 12: 3.2, 24: 3.1 }),
      offer('c', { 12: 3 }),
    ],
    parameters: {
      ...{ kkdf: 0.15, bsmv: 0.15, allocationFee: 0.005, earlyClosure: null, vehicleBands: [] },
      ...{ electricVehicleBands: [], validFrom: '2026-01-01', source: 'test' },
      statutoryTerms: limit.kind === 'by-amount' ? limit.bands : [],
    },
    validFrom: '2026-01-01',
    isExample: true,
  },
];

const beside = (...keys: string[]) => putBeside(tables, keys);

it('calculates the choices, and reports those that no bank offers', () => {
  const { loans, missing } = beside('ihtiyac.100000.12.a', 'ihtiyac.100000.36.b', 'konut.1000000.120.a');
  expect(missing).toEqual(['ihtiyac.100000.36.b', 'konut.1000000.120.a']);
  const [{ result } = { result: undefined }] = loans;
  // The installment equals that of the reference figures. The fee is 0.5% of the principal.
  expect(result?.real).toMatchObject({ monthlyInstallment: 10_593.48, fee: 500, totalPayment: 127_621.82 });
});

it('marks the best for one amount, and where the measures disagree', () => {
  const { loans } = beside('ihtiyac.100000.12.b', 'ihtiyac.100000.12.a', 'ihtiyac.100000.36.a');
  const { verdict, best } = standingOf(loans);
  expect(verdict).toMatchObject({ kind: 'at-odds', lower: 2, cheaper: 1 });
  expect(best).toMatchObject({ rate: [2], monthly: [2], total: [1] });
});

it('gives no verdict across different amounts', () => {
  const { loans } = beside('ihtiyac.100000.12.a', 'ihtiyac.50000.12.b');
  expect(standingOf(loans)).toMatchObject({
    hasOneAmount: false,
    verdict: null,
    best: { rate: [0], monthly: [], total: [], yearly: [0] },
  });
});

it('marks none when all are equal', () => {
  const { loans } = beside('ihtiyac.100000.12.a', 'ihtiyac.100000.12.c');
  expect(standingOf(loans)).toMatchObject({ verdict: { kind: 'same' }, best: { rate: [], total: [] } });
});

it('never marks an illegal loan as best', () => {
  const excluded = beside('ihtiyac.200000.36.a', 'ihtiyac.200000.24.a', 'ihtiyac.200000.24.b').loans;
  expect(excluded.map(({ warning }) => warning.kind)).toEqual(['term-too-long', 'none', 'none']);
  const { verdict, best } = standingOf(excluded);
  expect(verdict).toMatchObject({ kind: 'better', winners: [1] });
  expect(best.monthly).toEqual([1]);
});

it('offers every bank and every legal term in addition', () => {
  const [{ choice } = { choice: undefined }] = beside('ihtiyac.200000.24.a').loans;
  const others = choice === undefined ? [] : othersBeside(tables, choice);
  expect(others.map(({ bankName, term }) => `${bankName} ${term}`)).toEqual([
    'A 12',
    'A 24',
    'B 12',
    'B 24',
    'C 12',
  ]);
});
