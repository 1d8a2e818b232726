import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measure, readLastTimes, writeLastTimes } from './times.ts';

it('measures the time of a step and the load of the processors', () => {
  const { name, ms, busy } = measure('types')();
  expect(name).toBe('types');
  expect(ms).toBeGreaterThanOrEqual(0);
  expect(busy).toBeGreaterThanOrEqual(0);
  expect(busy).toBeLessThanOrEqual(1);
});

it('remembers the last time of each step, also of skipped ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'times-'));
  const file = join(folder, 'below', 'times.json');
  expect(await readLastTimes(file)).toEqual({});
  await writeLastTimes(
    [
      { name: 'types', ms: 9_400.4, busy: 1 },
      { name: 'tests', ms: 50, busy: 1 },
    ],
    file,
  );
  await writeLastTimes([{ name: 'types', ms: 8_000, busy: 1 }], file);
  expect(await readLastTimes(file)).toEqual({ types: 8_000, tests: 50 });
  await rm(folder, { recursive: true });
});
