import { expect, it } from 'vitest';
import { readVitest } from './vitest-report.ts';

const file = (name: string, status: string, assertionResults: readonly object[], message = '') => ({
  ...{ name: `/project/${name}`, status, message, startTime: 1_000, endTime: 3_500 },
  assertionResults: assertionResults as never,
});
const broken = { status: 'failed', fullName: 'a list is long', failureMessages: ['expected 1', 'and 2'] };

it('names each failed test with its file, and counts a file that failed before its first test as one', () => {
  const outcome = readVitest(
    {
      numPassedTests: 2,
      testResults: [
        file('a.test.ts', 'failed', [broken, { ...broken, status: 'passed' }]),
        file('b.test.ts', 'failed', [], 'SyntaxError'),
        file('c.test.ts', 'passed', [{ ...broken, status: 'passed' }]),
      ],
    },
    '/project',
  );
  expect(outcome.passed).toBe(2);
  expect(outcome.failures).toEqual([
    { title: 'a.test.ts › a list is long', text: 'expected 1\nand 2' },
    { title: 'b.test.ts', text: 'SyntaxError' },
  ]);
  expect(outcome.files?.[0]).toEqual({ file: 'a.test.ts', ms: 2_500 });
});
