import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnds, refuseWhileServed, takeBuild } from './one-build.mjs';
import { quietly, ROOT, step } from './steps.mjs';

const SOURCES = [
  ...['apps/web', 'apps/office', 'packages', 'scripts/compress-files.ts'],
  ...['package-lock.json', 'tsconfig.base.json'],
];
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);
const STAMP = join(ROOT, 'apps', 'web', 'build', 'sources.sha256');
const LAST_BUILT = join(ROOT, 'apps', 'office', 'build', 'index.html');

/**
 * Builds the pages and the office, unless their sources are unchanged since the last build. Waits while another process
 * builds them. Throws a `CommandError` when another one serves the old ones.
 * @param {typeof step} report reports the step to the operator
 */
export async function build(report = step) {
  for (;;) {
    const sources = hashSources();
    if (isBuilt(sources)) return;
    const taken = takeBuild();
    if (typeof taken === 'number') {
      await report(`Wait for process ${taken}, which builds the pages`, () => buildEnds());
      continue;
    }
    try {
      refuseWhileServed();
      await report('Build the pages', () => quietly('npm', ['run', 'build'], { NODE_ENV: 'production' }));
      writeFileSync(STAMP, sources);
      return;
    } finally {
      taken();
    }
  }
}

/** @param {string} sources hash of the sources */
function isBuilt(sources) {
  return existsSync(LAST_BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;
}

/** Hashes the contents, because a fresh clone or a switch of branches changes modification times only. */
function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(listFiles))
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

/**
 * @param {string} path file or folder; a missing one yields no files
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
