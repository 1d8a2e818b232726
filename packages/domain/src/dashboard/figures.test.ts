import { expect, it } from 'vitest';
import { growthOf, medianOf, pointsBetween } from './figures.ts';

it.each([
  [[], null],
  [[{ value: 5, count: 0 }], null],
  [[{ value: 5, count: 1 }], 5],
  [
    [
      { value: 90, count: 1 },
      { value: 10, count: 1 },
    ],
    50,
  ],
  [
    [
      { value: 10, count: 3 },
      { value: 500, count: 2 },
    ],
    10,
  ],
  [
    [
      { value: 500, count: 2 },
      { value: 10, count: 2 },
      { value: 20, count: 1 },
    ],
    20,
  ],
])('the median of %j is %s', (counted, median) => {
  expect(medianOf(counted)).toBe(median);
});

it.each([
  [120, 100, 20],
  [50, 100, -50],
  [0, 3, -100],
  [100, 100, 0],
  [5, 0, null],
  [null, 4, null],
  [4, null, null],
])('%s after %s grew by %s percent', (value, before, growth) => {
  expect(growthOf(value, before)).toBe(growth);
});

it.each([
  [90, 60, 30],
  [10, 50, -40],
  [5, 0, 5],
  [null, 4, null],
  [4, null, null],
])('%s percent are %s percent and %s points', (value, before, points) => {
  expect(pointsBetween(value, before)).toBe(points);
});
