import { ApiProblem } from '@ayrac/contract/client.ts';
import { expect, it } from 'vitest';
import { isWorthAnotherTry, pauseBeforeRetry } from './query-client.ts';

const problem = (status: number) => new ApiProblem({ status, code: 'internal', error: '' });

it.each([
  [0, true],
  [503, true],
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [409, false],
  [429, false],
])('for status %i it is %s that a retry is useful', (status, helps) => {
  expect(isWorthAnotherTry(problem(status))).toBe(helps);
});

it('a programming error is not retried', () => {
  expect(isWorthAnotherTry(new TypeError('x is undefined'))).toBe(false);
});

it.each([
  [0, 5_000],
  [503, 5_000],
  [429, 30_000],
  [400, undefined],
  [409, undefined],
])('for status %i an automatic save is repeated after %s milliseconds', (status, pauseMs) => {
  expect(pauseBeforeRetry(problem(status))).toBe(pauseMs);
});
