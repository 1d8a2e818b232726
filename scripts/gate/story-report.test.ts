import { expect, it } from 'vitest';
import { readStories, type StoryReport } from './story-report.ts';

const result = (duration: number, ...messages: string[]) => ({
  duration,
  errors: messages.map((message) => ({
    message,
    snippet: '> 7 |',
    location: { file: '/project/e2e/a.ts', line: 7 },
  })),
  attachments: messages.map(() => ({ path: '/project/test-results/first/a/trace.zip' })),
});

const report: StoryReport = {
  suites: [
    {
      title: 'a.test.ts',
      specs: [
        {
          ...{ title: 'goes well', file: 'a.test.ts', line: 3 },
          tests: [
            { projectName: 'desktop', status: 'expected', results: [result(800)] },
            {
              projectName: 'mobile',
              status: 'unexpected',
              results: [result(1_200, 'Error: \u001b[31mabsent\u001b[39m')],
            },
          ],
        },
      ],
      suites: [
        {
          title: 'in the dark',
          specs: [
            {
              ...{ title: 'is left out', file: 'a.test.ts', line: 9 },
              tests: [{ projectName: 'desktop', status: 'skipped', results: [] }],
            },
            {
              ...{ title: 'goes too', file: 'a.test.ts', line: 12 },
              tests: [{ projectName: 'desktop', status: 'expected', results: [result(500)] }],
            },
          ],
        },
      ],
    },
  ],
  errors: [{ message: 'The site did not start' }],
};

it('has a result for each story and viewport, and the errors outside of them', () => {
  const stories = readStories(report, '/project');
  expect(stories.results.map(({ title, isPassed }) => [title, isPassed])).toEqual([
    ['e2e/a.test.ts:3 › goes well [desktop]', true],
    ['e2e/a.test.ts:3 › goes well [mobile]', false],
    ['e2e/a.test.ts:12 › in the dark › goes too [desktop]', true],
  ]);
  expect(stories.passed).toBe(2);
  expect(stories.failures.map(({ title, text }) => [title, text])).toEqual([
    ['e2e/a.test.ts:3 › goes well [mobile]', 'Error: absent\nat e2e/a.ts:7\n> 7 |'],
    ['outside the stories', 'The site did not start'],
  ]);
  expect(stories.results[1]?.records).toEqual(['test-results/first/a']);
  expect(stories.files).toEqual([{ file: 'e2e/a.test.ts', ms: 2_500 }]);
});

it('counts a story that passed on its second attempt as failed', () => {
  const [suite] = report.suites;
  const flaky = structuredClone(suite?.specs[0]);
  Object.assign(flaky?.tests[0] ?? {}, { status: 'flaky' });
  const stories = readStories(
    { suites: flaky === undefined ? [] : [{ title: 'a', specs: [flaky] }], errors: [] },
    '/project',
  );
  expect(stories.results.map(({ isPassed }) => isPassed)).toEqual([false, false]);
});
