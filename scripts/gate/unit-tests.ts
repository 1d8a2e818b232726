import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command, ROOT } from './command.ts';
import { type Outcome, withExit } from './outcome.ts';
import { startPostgres15 } from './postgres-15.ts';
import { readVitest, type VitestReport } from './vitest-report.ts';

/** Name of the step. */
export const TESTS = 'tests';

/** Runs the unit tests on the embedded PostgreSQL; `args` are passed to Vitest. */
export async function runTests(
  folder: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const ended = await command('vitest', ['run', ...reporters, ...args], env);
  if (!existsSync(report)) return withExit(TESTS, { passed: 0, failures: [] }, ended);
  const read = JSON.parse(await readFile(report, 'utf8')) as VitestReport;
  return withExit(TESTS, readVitest(read, ROOT), ended);
}

/** Runs them on PostgreSQL 15, except for tests of the embedded one. */
export async function runTestsOnPostgres15(folder: string, args: readonly string[] = []): Promise<Outcome> {
  const postgres = await startPostgres15(folder);
  try {
    return await runTests(folder, args, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
