import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly, ROOT, step } from './steps.mjs';

const SOURCES = [
  ...['apps/web', 'apps/office', 'packages', 'scripts/compress-files.ts'],
  ...['package-lock.json', 'tsconfig.base.json'],
];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);
const STAMP = join(ROOT, 'apps', 'web', 'build', 'sources.sha256');
const LAST_BUILT = join(ROOT, 'apps', 'office', 'build', 'index.html');

/**
 * Builds the pages and the office, if their sources changed since they were built last.
 * @param {typeof step} report tells the operator of the step
 */
export async function build(report = step) {
  const sources = hashSources();
  if (existsSync(LAST_BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  await report('Build the pages', () => quietly('npm', ['run', 'build'], { NODE_ENV: 'production' }));
  writeFileSync(STAMP, sources);
}

/** Of contents, not times: a fresh clone or a switch of branches changes the times alone. */
function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(listFiles))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder; an absent one has no files
 * @returns {string[]}
 */
function listFiles(path) {
  const name = path.split('/').at(-1) ?? '';
  if (NOT_SOURCES.has(name) || /\.test\.tsx?$/.test(name)) return [];
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path)).toSorted();
  return names.flatMap((child) => listFiles(`${path}/${child}`));
}
