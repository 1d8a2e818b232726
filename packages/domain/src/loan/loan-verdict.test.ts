import { expect, it } from 'vitest';
import { type Verdict, verdictOf } from './loan-verdict.ts';

const costs = (monthlyInstallment: number, totalPayment: number) => ({ monthlyInstallment, totalPayment });

it.each<[string, ReturnType<typeof costs>[], Verdict]>([
  ['all the same', [costs(100.1, 1_200), costs(100.1, 1_200)], { kind: 'same' }],
  [
    'better by both',
    [costs(90, 1_080), costs(100, 1_200)],
    { kind: 'better', winners: [0], monthly: 10, total: 120 },
  ],
  [
    'better only by the fee',
    [costs(100, 1_250), costs(100, 1_200)],
    { kind: 'better', winners: [1], monthly: 0, total: 50 },
  ],
  [
    'lower each month and dearer in the end',
    [costs(50, 1_800), costs(100, 1_200.5)],
    { kind: 'at-odds', lower: 0, cheaper: 1, monthly: 50, total: 599.5 },
  ],
  [
    'dearer each month and cheaper in the end',
    [costs(100, 1_200), costs(50, 1_800)],
    { kind: 'at-odds', lower: 1, cheaper: 0, monthly: 50, total: 600 },
  ],
  [
    'the best of four by both, compared with the next best',
    [costs(105, 1_300), costs(90, 1_080), costs(100, 1_260), costs(120, 1_240)],
    { kind: 'better', winners: [1], monthly: 10, total: 160 },
  ],
  [
    'as good as another one, and better than the third',
    [costs(100, 1_200), costs(90, 1_080), costs(90, 1_080)],
    { kind: 'better', winners: [1, 2], monthly: 10, total: 120 },
  ],
  [
    'of three, two that disagree',
    [costs(60, 1_500), costs(100, 1_200), costs(50, 1_800)],
    { kind: 'at-odds', lower: 2, cheaper: 1, monthly: 50, total: 600 },
  ],
])('compared offers can be %s', (_, offers, verdict) => {
  expect(verdictOf(offers)).toEqual(verdict);
});
