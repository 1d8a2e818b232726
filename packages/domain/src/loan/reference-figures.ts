import { annuity } from './loan.ts';
import { type InterestTaxes, noTaxes } from './loan-parameters.ts';
import { balanceAfter, paymentPlan, withTaxes, yearlyCostRate } from './loan-plan.ts';

/** Loan calculated by an independent source: amount in TL, monthly rate in percent, term in months. */
interface ReferenceLoan {
  readonly amount: number;
  readonly rate: number;
  readonly term: number;
  /** Whether KKDF and BSMV of 15 % each apply, as for personal and vehicle loans. */
  readonly isTaxed: boolean;
  readonly fee: number;
}

/** Figure that the source has calculated. */
type ReferenceMeasure =
  | 'taxed-rate'
  | 'installment'
  | 'total'
  | 'first-interest'
  | 'first-kkdf'
  | 'first-bsmv'
  | 'first-principal'
  | 'first-balance'
  | 'balance-after-six'
  | 'yearly-cost';

/** Figure of the source and our own, in TL or percent, compared to as many decimals as the source gives. */
export interface ReferenceFigure {
  readonly loan: ReferenceLoan;
  readonly measure: ReferenceMeasure;
  readonly expected: number;
  readonly computed: number;
  readonly decimals: number;
  readonly agrees: boolean;
}

const taxes: InterestTaxes = { kkdf: 0.15, bsmv: 0.15 };

type Expected = readonly (readonly [measure: ReferenceMeasure, expected: number, decimals: number])[];

const untaxed = (amount: number, rate: number, term: number) => ({
  amount,
  rate,
  term,
  isTaxed: false,
  fee: 0,
});
const taxed = (amount: number, rate: number, term: number, fee = 0) => ({
  amount,
  rate,
  term,
  isTaxed: true,
  fee,
});

const references: readonly (readonly [loan: ReferenceLoan, expected: Expected])[] = [
  [untaxed(100_000, 1, 12), [['installment', 8_884.88, 2]]],
  [
    untaxed(12_000, 0, 12),
    [
      ['installment', 1_000, 2],
      ['total', 12_000, 2],
    ],
  ],
  [
    untaxed(100_000, 3, 12),
    [
      ['installment', 10_046.21, 2],
      ['first-interest', 3_000, 2],
      ['first-principal', 7_046.21, 2],
      ['first-balance', 92_953.79, 2],
      ['balance-after-six', 54_422.23, 2],
    ],
  ],
  [
    untaxed(100_000, 3, 24),
    [
      ['installment', 5_904.74, 2],
      ['total', 141_713.8, 2],
    ],
  ],
  [
    taxed(100_000, 3, 12),
    [
      ['taxed-rate', 3.9, 2],
      ['installment', 10_593.48, 2],
      ['first-interest', 3_000, 2],
      ['first-kkdf', 450, 2],
      ['first-bsmv', 450, 2],
      ['first-principal', 6_693.48, 2],
      ['total', 127_121.82, 2],
      ['yearly-cost', 58.2656, 4],
    ],
  ],
  [taxed(100_000, 3, 12, 500), [['yearly-cost', 59.8494, 4]]],
  [
    taxed(60_000, 3.5, 10),
    [
      ['taxed-rate', 4.55, 2],
      ['installment', 7_601.38, 2],
      ['total', 76_013.82, 2],
      ['yearly-cost', 70.56, 2],
    ],
  ],
  [taxed(60_000, 3.5, 10, 300), [['yearly-cost', 72.58, 2]]],
  [taxed(100_000, 2.79, 12), [['installment', 10_426, 0]]],
  [taxed(100_000, 2.79, 24), [['installment', 6_311, 0]]],
  [taxed(100_000, 2.79, 36), [['installment', 5_019, 0]]],
  [untaxed(100_000, 2, 12), [['yearly-cost', 26.82, 2]]],
];

/** Calculates every reference figure with the same functions that visitors' loans use. */
export function referenceFigures(): ReferenceFigure[] {
  return references.flatMap(([loan, figures]) =>
    figures.map(([measure, expected, decimals]) => {
      const computed = measures[measure](loan);
      const agrees = computed.toFixed(decimals) === expected.toFixed(decimals);
      return { loan, measure, expected, computed, decimals, agrees };
    }),
  );
}

const measures: Readonly<Record<ReferenceMeasure, (loan: ReferenceLoan) => number>> = {
  'taxed-rate': ratePaid,
  installment: installmentOf,
  total: (loan) => installmentOf(loan) * loan.term,
  'first-interest': (loan) => firstRowOf(loan).interest / 100,
  'first-kkdf': (loan) => firstRowOf(loan).kkdf / 100,
  'first-bsmv': (loan) => firstRowOf(loan).bsmv / 100,
  'first-principal': (loan) => firstRowOf(loan).principal / 100,
  'first-balance': (loan) => firstRowOf(loan).balance / 100,
  'balance-after-six': (loan) => balanceAfter(loan.amount, ratePaid(loan), loan.term, 6),
  'yearly-cost': (loan) =>
    yearlyCostRate(
      loan.amount - loan.fee,
      Array.from({ length: loan.term }, () => installmentOf(loan)),
    ),
};

function ratePaid({ rate, isTaxed }: ReferenceLoan): number {
  return withTaxes(rate, isTaxed ? taxes : noTaxes);
}

function installmentOf(loan: ReferenceLoan): number {
  return annuity(loan.amount, ratePaid(loan), loan.term);
}

function firstRowOf({ amount, rate, term, isTaxed }: ReferenceLoan) {
  const input = { principalKurus: amount * 100, monthlyRatePercent: rate, term };
  const [row] = paymentPlan({ ...input, taxes: isTaxed ? taxes : noTaxes });
  if (row === undefined) throw new Error('A reference loan has no instalments.');
  return row;
}
