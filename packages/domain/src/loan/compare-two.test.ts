import { expect, it } from 'vitest';
import { type Verdict, verdictOf } from './compare-two.ts';

const costs = (monthlyInstallment: number, totalPayment: number) => ({ monthlyInstallment, totalPayment });

it.each<[string, ReturnType<typeof costs>, ReturnType<typeof costs>, Verdict]>([
  ['the same', costs(100.1, 1_200), costs(100.1, 1_200), { kind: 'same' }],
  [
    'better by both',
    costs(90, 1_080),
    costs(100, 1_200),
    { kind: 'better', winner: 'first', monthly: 10, total: 120 },
  ],
  [
    'better by the fee alone',
    costs(100, 1_250),
    costs(100, 1_200),
    { kind: 'better', winner: 'second', monthly: 0, total: 50 },
  ],
  [
    'lower each month and dearer in the end',
    costs(50, 1_800),
    costs(100, 1_200.5),
    { kind: 'at-odds', lower: 'first', monthly: 50, total: 599.5 },
  ],
  [
    'dearer each month and cheaper in the end',
    costs(100, 1_200),
    costs(50, 1_800),
    { kind: 'at-odds', lower: 'second', monthly: 50, total: 600 },
  ],
])('an offer beside another can be %s', (_, first, second, verdict) => {
  expect(verdictOf(first, second)).toEqual(verdict);
});
