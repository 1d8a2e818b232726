import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIT_TESTS = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'];
const STORIES = ['e2e/*.test.ts'];

/** Tests to run: arguments for each of the two programs; null where it has nothing to run. */
export interface Selection {
  readonly vitest: readonly string[] | null;
  readonly playwright: readonly string[] | null;
}

/**
 * The tests that match all words, whatever their case: files by their path, or else, where no path matches, single
 * tests by their names.
 */
export function selectTests(root: string, words: readonly string[]): Selection {
  const unit = listFiles(root, UNIT_TESTS);
  const stories = listFiles(root, STORIES);
  const byPath = { vitest: unit.filter(matches(words)), playwright: stories.filter(matches(words)) };
  if (byPath.vitest.length + byPath.playwright.length > 0) {
    return { vitest: orNull(byPath.vitest), playwright: orNull(byPath.playwright) };
  }
  // A name may be put together from a table; the words that it is found by stand in the file all the same.
  const mentions = (file: string) => matches(words)(readFileSync(join(root, file), 'utf8'));
  const pattern = `(?i:${words.map((word) => `(?=.*${asText(word)})`).join('')})`;
  return {
    vitest: withPattern(unit.filter(mentions), '--testNamePattern', pattern),
    playwright: withPattern(stories.filter(mentions), '--grep', pattern),
  };
}

function listFiles(root: string, patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).toSorted();
}

function matches(words: readonly string[]): (text: string) => boolean {
  const wanted = words.map((word) => word.toLowerCase());
  return (text) => wanted.every((word) => text.toLowerCase().includes(word));
}

function orNull(args: readonly string[]): readonly string[] | null {
  return args.length === 0 ? null : args;
}

function withPattern(files: readonly string[], option: string, pattern: string): readonly string[] | null {
  return files.length === 0 ? null : [...files, `${option}=${pattern}`];
}

/** Signs with a meaning in a pattern stand for themselves. */
function asText(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
