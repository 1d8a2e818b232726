import { describe, expect, it } from 'vitest';
import { firstLine, type Outcome, whole, withExit } from './outcome.ts';

const passed: Outcome = { passed: 3, failures: [] };
const failed: Outcome = { passed: 3, failures: [{ title: 'a test', text: 'no' }] };

describe('outcome of a program', () => {
  it.each([
    ['all passed', passed, { ok: true, output: '' }, []],
    ['a test failed', failed, { ok: false, output: 'much' }, ['a test: no']],
    ['tests passed, the program failed', passed, { ok: false, output: 'broken' }, ['step: broken']],
    ['nothing ran', { passed: 0, failures: [] }, { ok: true, output: '' }, ['step: No test ran.']],
  ])('of a step where %s', (_case, outcome, ended, expected) => {
    const { failures } = withExit('step', outcome, ended);
    expect(failures.map(({ title, text }) => `${title}: ${text}`)).toEqual(expected);
  });

  it('is one item when nothing is counted', () => {
    expect(whole('lint', { ok: true, output: 'fine' }, 'note')).toEqual({
      passed: 1,
      failures: [],
      notice: 'note',
    });
    expect(whole('lint', { ok: false, output: 'bad' })).toEqual({
      passed: 0,
      failures: [{ title: 'lint', text: 'bad' }],
      notice: '',
    });
  });
});

it.each([
  ['\n\n  Error: no such list\n  at x', 'Error: no such list'],
  ['', ''],
])('of %j has the first line %j', (text, line) => {
  expect(firstLine(text)).toBe(line);
});
