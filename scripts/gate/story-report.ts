import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FileTime, Outcome } from './outcome.ts';

/** The parts of Playwright's JSON report that we read. Times are in milliseconds. */
export interface StoryReport {
  readonly suites: readonly Suite[];
  /** Errors outside the stories. */
  readonly errors: readonly StoryError[];
}

interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly TestReport[];
}

/** Run of a story in one of the viewports. */
interface TestReport {
  readonly projectName: string;
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly results: readonly {
    readonly duration: number;
    readonly errors: readonly StoryError[];
    readonly attachments: readonly { readonly path?: string }[];
  }[];
}

interface StoryError {
  readonly message?: string;
  readonly snippet?: string;
  readonly location?: { readonly file: string; readonly line: number };
}

/** Result of a story in one viewport. */
interface StoryResult {
  readonly title: string;
  readonly isPassed: boolean;
  /** Message of the failure. */
  readonly text: string;
  /** Folders with the recordings, relative to the project. */
  readonly records: readonly string[];
}

/** Result of a run of the stories. Its failures are the failed stories and the errors outside of them. */
export interface StoryResults extends Outcome {
  readonly results: readonly StoryResult[];
}

const FOLDER = 'e2e';

/** Reads a report. File names are relative to the project. */
export function readStories(report: StoryReport, root: string): StoryResults {
  const stories = report.suites.flatMap((suite) => storiesOf(suite, []));
  const results = stories
    .filter(({ test }) => test.status !== 'skipped')
    .map((story) => describeStory(story, root));
  const outside = report.errors.map((error) => ({ title: 'outside the stories', text: textOf(error, root) }));
  return {
    results,
    passed: results.filter(({ isPassed }) => isPassed).length,
    failures: [...results.filter(({ isPassed }) => !isPassed), ...outside],
    files: timesOf(stories),
  };
}

interface Story {
  readonly spec: Spec;
  readonly test: TestReport;
  /** Titles of the groups that contain the story. */
  readonly groups: readonly string[];
}

/** The outermost suite is the file. */
function storiesOf(suite: Suite, groups: readonly string[]): Story[] {
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => ({ spec, test, groups })));
  const below = (suite.suites ?? []).flatMap((group) => storiesOf(group, [...groups, group.title]));
  return [...own, ...below];
}

function describeStory({ spec, test, groups }: Story, root: string): StoryResult {
  const title = [`${FOLDER}/${spec.file}:${spec.line}`, ...groups, spec.title].join(' › ');
  const attached = test.results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
  return {
    title: `${title} [${test.projectName}]`,
    isPassed: test.status === 'expected',
    text: test.results.flatMap(({ errors }) => errors.map((error) => textOf(error, root))).join('\n\n'),
    records: [...new Set(attached.map((path) => relative(root, dirname(path))))],
  };
}

function textOf({ message = '', snippet = '', location }: StoryError, root: string): string {
  const place = location === undefined ? '' : `at ${relative(root, location.file)}:${location.line}`;
  return stripVTControlCharacters([message, place, snippet].filter((part) => part !== '').join('\n'));
}

function timesOf(stories: readonly Story[]): FileTime[] {
  const times = new Map<string, number>();
  for (const { spec, test } of stories) {
    const file = join(FOLDER, spec.file);
    const ms = test.results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return [...times].map(([file, ms]) => ({ file, ms }));
}
