import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../site.ts';
import { command, type Ended, isStopped, ROOT } from './command.ts';
import { type Outcome, type Unsteady, withExit } from './outcome.ts';
import { readStories, type StoryReport, type StoryResults } from './story-report.ts';

/** Name of the step. */
export const STORIES = 'browser stories';
const RECORDS = 'test-results';
/** More unsteady stories than this in one run are not a coincidence. */
const MOST_UNSTEADY = 2;
/** With more failures than this, they have a common cause, and running each again would only take time. */
const MOST_TOLD_AGAIN = 12;

/** A run of Playwright: its report, and how the process ended. */
interface StoryRun {
  readonly stories: StoryResults;
  readonly ended: Ended;
}

/**
 * Runs the stories, then repeats the failed ones alone and with recordings, on the same data. `selection` holds
 * Playwright arguments that narrow them, and `folder` is for the data of their site. Reports and recordings stay in
 * `test-results`.
 */
export async function runStories(folder: string, selection: readonly string[] = []): Promise<Outcome> {
  await rm(join(ROOT, RECORDS), { recursive: true, force: true });
  const first = await runOnce(folder, 'first', selection);
  const failed = first.stories.results.filter(({ isPassed }) => !isPassed).length;
  if (failed === 0 || failed > MOST_TOLD_AGAIN || isStopped())
    return withExit(STORIES, first.stories, first.ended);
  const again = await runOnce(folder, 'again', [
    '--last-failed',
    `--last-failed-file=${join(folder, 'first-run.json')}`,
    '--workers=1',
    '--trace=on',
  ]);
  return compareRuns(first.stories, again.stories);
}

async function runOnce(folder: string, name: string, args: readonly string[]): Promise<StoryRun> {
  const report = join(ROOT, RECORDS, `${name}.json`);
  const options = ['--reporter=json', `--output=${RECORDS}/${name}`, ...args];
  const ended = await command('playwright', ['test', ...options], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: join(folder, `${name}-run.json`),
    STORY_DATA_DIR: join(folder, 'stories'),
    STORY_PORT: String(await freePort()),
    // Node strips the types itself. Playwright would transform 830 files with Babel in each run, for eight seconds of
    // processor.
    PW_DISABLE_TS_ESM: '1',
  });
  if (!existsSync(report)) return { stories: readStories({ suites: [], errors: [] }, ROOT), ended };
  return { stories: readStories(JSON.parse(await readFile(report, 'utf8')) as StoryReport, ROOT), ended };
}

/** Combines both runs. A story that passed alone is unsteady; more than `MOST_UNSTEADY` of them are failures. */
export function compareRuns(first: StoryResults, again: StoryResults): Outcome {
  const second = new Map(again.results.map((story) => [story.title, story]));
  const unsteady = first.results.flatMap(({ title, isPassed, text, records }): Unsteady[] => {
    const alone = second.get(title);
    return isPassed || !alone?.isPassed ? [] : [{ title, text, records: [...records, ...alone.records] }];
  });
  const { files = [] } = first;
  if (unsteady.length > MOST_UNSTEADY) {
    const notice = `${unsteady.length} stories failed in the full run and passed alone, more than the limit of ${MOST_UNSTEADY}.`;
    return { passed: first.passed, failures: first.failures, files, notice };
  }
  const excused = new Set(unsteady.map(({ title }) => title));
  const failures = first.failures.filter(({ title }) => !excused.has(title));
  return { passed: first.passed + excused.size, failures, files, unsteady };
}
