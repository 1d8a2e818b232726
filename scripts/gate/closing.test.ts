import { expect, it } from 'vitest';
import { close } from './closing.ts';

const steps = [
  { name: 'types', ms: 9_400, busy: 0.98 },
  { name: 'tests', ms: 101_000, busy: 0.5 },
];

it("shows the time of each step beside the last run's", () => {
  expect(close([], steps, { types: 10_000 })).toEqual([
    '',
    '      now     last   busy  step',
    '    9.4 s   10.0 s   98 %  types',
    '  101.0 s        –   50 %  tests',
  ]);
});

it('lists the ten slowest files, adding up repeated runs', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1_000 }));
  const lines = close(
    [{ passed: 1, failures: [], files: [...files, { file: '3.test.ts', ms: 20_000 }] }],
    [],
    {},
  );
  const slow = lines.slice(lines.indexOf('Slowest files') + 1);
  expect(slow).toHaveLength(10);
  expect(slow[0]).toBe('   23.0 s  3.test.ts');
  expect(slow.join()).not.toContain('  0.test.ts');
});

it('ends with the failures, each with the first line of its cause and then in full', () => {
  const failures = [
    { title: 'a › b', text: '\nError: gone\n  at x' },
    { title: 'c', text: 'other' },
  ];
  const unsteady = [{ title: 'd', text: 'Error: late\nmore', records: ['test-results/first/d'] }];
  const lines = close(
    [
      { passed: 0, failures: [] },
      { passed: 1, failures, unsteady },
    ],
    [],
    {},
  );
  expect(lines.slice(2)).toEqual([
    '',
    'Unsteady: d',
    '  Error: late',
    '  recorded in test-results/first/d',
    '  It failed in the full run and passed alone. Add it to docs/unsteady-stories.md.',
    '',
    '✗ 1 of 2: a › b',
    '  Error: gone',
    '    ',
    '    Error: gone',
    '      at x',
    '',
    '✗ 2 of 2: c',
    '  other',
    '    other',
  ]);
});
