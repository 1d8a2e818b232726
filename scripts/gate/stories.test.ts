import { describe, expect, it } from 'vitest';
import { compareRuns } from './stories.ts';
import type { StoryResults } from './story-report.ts';

/** Creates the report of a run in which these stories passed or failed. */
function reported(
  folder: string,
  went: Readonly<Record<string, boolean>>,
  outside: readonly string[] = [],
): StoryResults {
  const results = Object.entries(went).map(([title, isPassed]) => ({
    ...{ title, isPassed, text: isPassed ? '' : `${title} broke` },
    records: [`${folder}/${title}`],
  }));
  const broken = results.filter(({ isPassed }) => !isPassed);
  return {
    results,
    passed: results.length - broken.length,
    failures: [...broken, ...outside.map((text) => ({ title: 'outside the stories', text }))],
  };
}
const titles = (all: readonly { readonly title: string }[] = []) => all.map(({ title }) => title);

describe('story that failed among the others', () => {
  it('and passes alone is unsteady, with the recordings of both runs', () => {
    const compared = compareRuns(reported('first', { a: true, b: false }), reported('again', { b: true }));
    expect(compared).toMatchObject({ passed: 2, failures: [] });
    expect(compared.unsteady).toEqual([{ title: 'b', text: 'b broke', records: ['first/b', 'again/b'] }]);
  });

  it('and fails alone has failed', () => {
    const compared = compareRuns(reported('first', { a: true, b: false }), reported('again', { b: false }));
    expect(compared.passed).toBe(1);
    expect(titles(compared.failures)).toEqual(['b']);
    expect(compared.unsteady).toEqual([]);
  });

  it('and has no second result has failed', () => {
    const compared = compareRuns(reported('first', { a: false }), reported('again', {}));
    expect(titles(compared.failures)).toEqual(['a']);
  });

  it('does not excuse errors outside of the stories', () => {
    const compared = compareRuns(
      reported('first', { a: false }, ['no site']),
      reported('again', { a: true }),
    );
    expect(titles(compared.failures)).toEqual(['outside the stories']);
  });
});

it('two unsteady stories are accepted, three are not', () => {
  const all = { a: true, b: true, c: true };
  const two = compareRuns(
    reported('first', { ...all, a: false, b: false }),
    reported('again', { a: true, b: true }),
  );
  expect(two).toMatchObject({ passed: 3, failures: [] });
  const three = compareRuns(reported('first', { a: false, b: false, c: false }), reported('again', all));
  expect(three.passed).toBe(0);
  expect(titles(three.failures)).toEqual(['a', 'b', 'c']);
  expect(three.notice).toBe('3 stories failed in the full run and passed alone, more than the limit of 2.');
});
