import { expect, it } from 'vitest';
import { percentileOf } from '../dashboard/figures.ts';
import { figuresOf } from './lead-figures.ts';

it('has no times without requests', () => {
  const counts = { requests: 0, contacted: 0, timed: 0, inTime: 0, won: 0, lost: 0 };
  expect(figuresOf({ ...counts, answers: [] })).toEqual({
    ...{ requests: 0, contacted: 0, won: 0, lost: 0 },
    ...{ median: null, slowest: null, inTime: null },
  });
});

it('returns the median, the slow end, and the share answered in time of those due', () => {
  const answers = [
    { value: 60, count: 1 },
    { value: 10, count: 7 },
    { value: 30, count: 2 },
  ];
  const tally = { requests: 12, contacted: 10, timed: 11, inTime: 8, won: 2, lost: 3, answers };
  expect(figuresOf(tally)).toMatchObject({ median: 10, slowest: 30, inTime: 73, won: 2, lost: 3 });
});

it.each([
  [[], 0.9, null],
  [[1], 0.9, 1],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9, 9],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9, 10],
  [[5, 1], 0, 1],
  [[5, 1], 1, 5],
])('of %j a share of %s does not exceed %s', (values, share, expected) => {
  const counted = values.map((value) => ({ value, count: 1 }));
  expect(percentileOf(counted, share)).toBe(expected);
});
