import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { checkBudget } from './budget.ts';
import { command, type Ended, ROOT, stopCommands } from './command.ts';
import { type Counts, countPlaywright, countVitest, sum, withExit } from './counts.ts';
import { checkDocs } from './docs.ts';
import { startSecondPostgres } from './second-postgres.ts';
import { checkSpecification } from './specification.ts';

/*
 * The gate: every step, one after the other but for the build, whatever failed before; then what went wrong; then the sum.
 * --quick leaves out the browser stories and the second PostgreSQL.
 */
const quick = process.argv.includes('--quick');
const reports = await mkdtemp(join(tmpdir(), 'ayrac-gate-'));
const totals: Counts[] = [];
let stopped = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopped = true;
    stopCommands();
  });
}

/** A step that is one thing: it passes or fails as a whole; its notice is printed either way. */
async function check(name: string, work: () => Promise<Ended & { notice?: string }>): Promise<boolean> {
  return report(name, async () => {
    const { ok, output, notice = '' } = await work();
    return { counts: { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }, output, notice };
  });
}

/** A step that runs tests and counts them by the report that it leaves as JSON. */
async function tests<T>(
  name: string,
  count: (report: T) => Counts,
  work: (file: string) => Promise<Ended>,
): Promise<boolean> {
  return report(name, async () => {
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const { ok, output } = await work(file);
    const written = existsSync(file)
      ? count(JSON.parse(await readFile(file, 'utf8')) as T)
      : { passed: 0, failed: 0 };
    return { counts: withExit(written, ok), output };
  });
}

async function report(
  name: string,
  work: () => Promise<{ counts: Counts; output: string; notice?: string }>,
): Promise<boolean> {
  if (stopped) return false;
  const begun = Date.now();
  console.log(`  ${name} …`);
  const {
    counts,
    output,
    notice = '',
  } = await work().catch((error: unknown) => ({
    counts: { passed: 0, failed: 1 },
    output: error instanceof Error ? error.message : String(error),
    notice: '',
  }));
  const ok = counts.failed === 0;
  const detail =
    counts.passed + counts.failed > 1 ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${ok ? '✓' : '✗'} ${name}  ${((Date.now() - begun) / 1000).toFixed(1)} s${detail}`);
  for (const text of [notice, ok ? '' : output.trimEnd()]) {
    if (text !== '') console.log(text.replaceAll(/^/gm, '    '));
  }
  totals.push(counts);
  return ok;
}

async function types(): Promise<Ended> {
  const steps = ['react-router typegen apps/web', 'tsc -p tsconfig.json', 'tsc -p apps/web/tsconfig.json'];
  const ended: Ended[] = [];
  for (const step of steps) ended.push(await command(step));
  return { ok: ended.every(({ ok }) => ok), output: ended.map(({ output }) => output).join('') };
}

async function docs(): Promise<Ended & { notice: string }> {
  const { sentences, open, faults: gaps } = checkSpecification(ROOT);
  const faults = [...checkDocs(ROOT), ...gaps];
  const notice = `specification: ${sentences - open} sentences shown by tests, ${open} open`;
  return { ok: faults.length === 0, output: faults.join('\n'), notice };
}

function vitest(file: string, more: string, env?: Readonly<Record<string, string>>): Promise<Ended> {
  return command(`vitest ${more} --run --reporter=dot --reporter=json --outputFile.json=${file}`, env);
}

/** What uses no database of the tests', a second PostgreSQL would only repeat; the embedded one has tests of its own. */
async function testsOnSecondPostgres(file: string): Promise<Ended> {
  const postgres = await startSecondPostgres();
  try {
    return await vitest(file, 'related apps/server/src/testing/test-database.ts --project=server', {
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

async function built(): Promise<Ended> {
  // The gate prints the lines of its steps itself.
  await build((_name, work) => work());
  return { ok: true, output: '' };
}

async function budget(): Promise<Ended & { notice: string }> {
  if (!(await building)) return { ok: false, output: 'The pages are not built.', notice: '' };
  const { lines, faults } = checkBudget(join(ROOT, 'apps/web/build/client'));
  return { ok: faults.length === 0, output: faults.join('\n'), notice: lines.join('\n') };
}

const building = check('build', built);

async function checksThenTests(): Promise<void> {
  await check('format and lint, with the arrows', () => command('biome ci --error-on-warnings .'));
  await check('types', types);
  await check('docs', docs);
  await check('first load of the public pages', budget);
  await tests('tests', countVitest, (file) => vitest(file, 'run'));
  if (!quick) await tests('tests on PostgreSQL 15', countVitest, testsOnSecondPostgres);
}

async function stories(): Promise<void> {
  if (quick || !(await building)) return;
  await tests('browser stories', countPlaywright, (file) =>
    command('playwright test --reporter=dot,json', {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      STORY_DATA_DIR: join(reports, 'stories'),
    }),
  );
}

// One after the other: each of them fills both cores, and a story on a starved machine tells of time-outs alone.
await checksThenTests();
await stories();
await rm(reports, { recursive: true, force: true });
const { passed, failed } = sum(totals);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || stopped ? 1 : 0;
