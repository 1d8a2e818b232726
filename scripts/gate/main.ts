import { runMain } from '../steps.mjs';
import { budget, type Check, changedTypes, docs, lint, pages, types } from './checks.ts';
import { ROOT, stopCommands } from './command.ts';
import { type Options, readOptions } from './options.ts';
import { findRelated, listChanged } from './related.ts';
import { Run } from './run.ts';
import { selectTests } from './selection.ts';
import { runStories, STORIES } from './stories.ts';
import { runTests, runTestsOnPostgres15, TESTS } from './unit-tests.ts';
import { openWorkspace } from './workspace.ts';

/** Beginnings of the paths of tests that need the build. */
const NEED_BUILD = ['apps/server/src/pages/', 'scripts/copies.test.ts'];

/** The gate. It runs every step regardless of earlier failures, then prints the failures and the summary. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  const workspace = await openWorkspace(ROOT);
  const run = new Run();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      run.end();
      void stopCommands();
    });
  }
  try {
    await takeSteps(run, options, workspace.folder);
    return (await run.close()) ? 0 : 1;
  } finally {
    await workspace.close();
  }
});

async function takeSteps(run: Run, options: Options, folder: string): Promise<void> {
  const take = ({ name, run: work }: Check) => run.step(name, work);
  if (options.kind === 'matching') {
    const { vitest, playwright } = selectTests(ROOT, options.words);
    if (vitest === null && playwright === null) await run.step(TESTS, nothingMatches(options.words));
    if (vitest !== null) await run.step(TESTS, () => runTestsOnPostgres15(folder, vitest));
    if (playwright !== null && (await take(pages)))
      await run.step(STORIES, () => runStories(folder, playwright));
    return;
  }
  if (options.kind === 'changed') {
    const related = findRelated(ROOT, listChanged(ROOT, options.revision));
    const needBuild = related.some((file) => NEED_BUILD.some((start) => file.startsWith(start)));
    await Promise.all([take(lint), take(changedTypes), take(docs), ...(needBuild ? [take(pages)] : [])]);
    if (related.length > 0) await run.step(TESTS, () => runTests(folder, related));
    return;
  }
  const [isBuilt] = await Promise.all([take(pages), take(lint), take(types), take(docs)]);
  if (isBuilt) await take(budget);
  // One after the other, because each of them uses all processors.
  if (options.kind === 'quick') {
    await run.step(TESTS, () => runTests(folder));
    return;
  }
  await run.step(TESTS, () => runTestsOnPostgres15(folder));
  if (isBuilt) await run.step(STORIES, () => runStories(folder));
}

function nothingMatches(words: readonly string[]) {
  return () => Promise.reject(new Error(`No test or story matches: ${words.join(' ')}`));
}
