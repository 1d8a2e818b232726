import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A module with at least this many imports gathers the whole project. A test that depends on it does not test any of
 * these imports in particular.
 */
const MEETING_PLACE = 20;
const SOURCES = ['apps', 'packages', 'scripts'] as const;
const IS_CODE = /\.tsx?$/;
const IS_TEST = /\.test\.tsx?$/;
/** The tests' support code uses the whole project. */
const IS_SUPPORT = /\/testing\//;
/** Matches the source of an import: of types, of a module or dynamic. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns the files that differ from a revision, relative to the root, including untracked files. */
export function listChanged(root: string, revision = 'HEAD'): readonly string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const changed = git('diff', '--name-only', '--relative', revision);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].filter((file) => file !== '').toSorted();
}

/**
 * Returns the test files affected by a change: those that import a changed file, directly or indirectly, and those in
 * its folder or below. Modules that gather the whole project, and the tests' support code, are not followed.
 */
export function findRelated(root: string, changed: readonly string[]): readonly string[] {
  const files = listFiles(root);
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  const reached = new Set<string>(changed);
  for (const file of reached) {
    const gathers = (imports.get(file)?.length ?? 0) >= MEETING_PLACE || IS_SUPPORT.test(file);
    if (!gathers || changed.includes(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  const folders = changed.filter((file) => IS_CODE.test(file)).map((file) => dirname(file));
  return files
    .filter((file) => IS_TEST.test(file))
    .filter((file) => reached.has(file) || folders.some((folder) => file.startsWith(`${folder}/`)));
}

function listFiles(root: string): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...SOURCES];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return files.filter((file) => IS_CODE.test(file) && existsSync(join(root, file)));
}

function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const named = [...text.matchAll(IMPORT)].map(([, name = '']) => locate(file, name));
  return [...new Set(named.filter((one) => one !== null))];
}

/** Returns the file that an import refers to, relative to the root; null for foreign packages. */
function locate(from: string, name: string): string | null {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, place = '', rest = ''] = /^(#server|#web|#office|@ayrac\/\w+)\/(.+)$/.exec(name) ?? [];
  if (place === '#server') return join('apps/server/src', rest);
  if (place === '#web') return join('apps/web/app', rest);
  if (place === '#office') return join('apps/office/src', rest);
  return place === '' ? null : join('packages', place.replace('@ayrac/', ''), 'src', rest);
}
