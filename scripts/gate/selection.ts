import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UNIT_TESTS = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'scripts/**/*.test.ts'];
const STORIES = ['e2e/**/*.test.ts'];

/** Arguments for both test programs; null when a program has nothing to run. */
export interface Selection {
  readonly vitest: readonly string[] | null;
  readonly playwright: readonly string[] | null;
}

/**
 * Selects the tests that match all words, regardless of case: files by path or, if no path matches, single tests by
 * name.
 */
export function selectTests(root: string, words: readonly string[]): Selection {
  const unit = listFiles(root, UNIT_TESTS);
  const stories = listFiles(root, STORIES);
  const byPath = { vitest: unit.filter(matches(words)), playwright: stories.filter(matches(words)) };
  if (byPath.vitest.length + byPath.playwright.length > 0) {
    return { vitest: orNull(byPath.vitest), playwright: orNull(byPath.playwright) };
  }
  // Narrows by the content of the files, because a test name may be built from a table; the words still occur in its
  // file.
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
  const lowered = words.map((word) => word.toLowerCase());
  return (text) => lowered.every((word) => text.toLowerCase().includes(word));
}

function orNull(args: readonly string[]): readonly string[] | null {
  return args.length === 0 ? null : args;
}

function withPattern(files: readonly string[], option: string, pattern: string): readonly string[] | null {
  return files.length === 0 ? null : [...files, `${option}=${pattern}`];
}

/** Escapes the special characters of regular expressions. */
function asText(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
