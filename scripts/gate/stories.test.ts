import { describe, expect, it } from 'vitest';
import { compareRuns } from './stories.ts';
import type { ToldStories } from './story-report.ts';

/** Creates the report of a run in which these stories passed or failed. */
function telling(
  folder: string,
  went: Readonly<Record<string, boolean>>,
  outside: readonly string[] = [],
): ToldStories {
  const told = Object.entries(went).map(([title, isPassed]) => ({
    ...{ title, isPassed, text: isPassed ? '' : `${title} broke` },
    records: [`${folder}/${title}`],
  }));
  const broken = told.filter(({ isPassed }) => !isPassed);
  return {
    told,
    passed: told.length - broken.length,
    failures: [...broken, ...outside.map((text) => ({ title: 'outside the stories', text }))],
  };
}
const titles = (all: readonly { readonly title: string }[] = []) => all.map(({ title }) => title);

describe('a story that failed among the others', () => {
  it('and passes alone is unsteady, and keeps what was recorded of both', () => {
    const compared = compareRuns(telling('first', { a: true, b: false }), telling('again', { b: true }));
    expect(compared).toMatchObject({ passed: 2, failures: [] });
    expect(compared.unsteady).toEqual([{ title: 'b', text: 'b broke', records: ['first/b', 'again/b'] }]);
  });

  it('and alone has failed', () => {
    const compared = compareRuns(telling('first', { a: true, b: false }), telling('again', { b: false }));
    expect(compared.passed).toBe(1);
    expect(titles(compared.failures)).toEqual(['b']);
    expect(compared.unsteady).toEqual([]);
  });

  it('and was not told again has failed', () => {
    const compared = compareRuns(telling('first', { a: false }), telling('again', {}));
    expect(titles(compared.failures)).toEqual(['a']);
  });

  it('does not excuse what broke outside the stories', () => {
    const compared = compareRuns(telling('first', { a: false }, ['no site']), telling('again', { a: true }));
    expect(titles(compared.failures)).toEqual(['outside the stories']);
  });
});

it('two unsteady stories are borne, three are not', () => {
  const all = { a: true, b: true, c: true };
  const two = compareRuns(
    telling('first', { ...all, a: false, b: false }),
    telling('again', { a: true, b: true }),
  );
  expect(two).toMatchObject({ passed: 3, failures: [] });
  const three = compareRuns(telling('first', { a: false, b: false, c: false }), telling('again', all));
  expect(three.passed).toBe(0);
  expect(titles(three.failures)).toEqual(['a', 'b', 'c']);
  expect(three.notice).toBe('3 stories failed in the full run and passed alone, more than the limit of 2.');
});
