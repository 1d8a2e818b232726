import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, sum, withExit } from './counts.ts';

describe('the sum of the gate', () => {
  it('counts a test file that broke before its first test as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    expect(countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    });
  });

  it('counts a story that passed at its second try, and an error outside the stories, as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
  });

  it.each([
    ['all passed', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
    ['a test failed', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
    ['tests passed, the program failed', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
    ['nothing ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ])('of a step where %s is true', (_case, counts, ok, expected) => {
    expect(withExit(counts, ok)).toEqual(expected);
  });

  it('adds the steps up', () => {
    expect(
      sum([
        { passed: 1, failed: 0 },
        { passed: 40, failed: 2 },
      ]),
    ).toEqual({ passed: 41, failed: 2 });
    expect(sum([])).toEqual({ passed: 0, failed: 0 });
  });
});
