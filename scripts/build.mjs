import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIES } from './copies.mjs';
import { buildEnds, refuseWhileServed, takeBuild } from './one-build.mjs';
import { quietly, ROOT, step } from './steps.mjs';

const PAGES = {
  sources: [
    ...['apps/web', 'apps/office', 'packages', 'scripts/compress-files.ts'],
    ...['package-lock.json', 'tsconfig.base.json'],
  ],
  stamp: join(ROOT, 'apps', 'web', 'build', 'sources.sha256'),
  written: join(ROOT, 'apps', 'office', 'build', 'index.html'),
};
const SERVER = {
  sources: [
    ...['apps/server/src', 'packages', 'package-lock.json'],
    ...['scripts/compact.ts', 'scripts/copies.mjs', 'scripts/write-copies.ts'],
  ],
  stamp: join(ROOT, COPIES, 'sources.sha256'),
};
const NOT_SOURCES = new Set(['node_modules', 'build', '.react-router']);

/**
 * Builds the pages and the office, and writes the server's compact copies, unless their sources are unchanged since the
 * last time. Waits while another process builds. Throws a `CommandError` when another one serves the old pages.
 * @param {typeof step} report reports the step to the operator
 */
export async function build(report = step) {
  for (;;) {
    const pages = hashSources(PAGES.sources);
    const server = hashSources(SERVER.sources);
    if (isBuilt(PAGES, pages) && isBuilt(SERVER, server)) return;
    const taken = takeBuild();
    if (typeof taken === 'number') {
      await report(`Wait for process ${taken}, which builds the site`, () => buildEnds());
      continue;
    }
    try {
      if (!isBuilt(PAGES, pages)) {
        refuseWhileServed();
        // Without its stamp, a build that is interrupted counts as missing.
        for (const { stamp } of [PAGES, SERVER]) rmSync(stamp, { force: true });
        await report('Build the pages', () => quietly('npm', ['run', 'build'], { NODE_ENV: 'production' }));
        writeFileSync(PAGES.stamp, pages);
      } else {
        rmSync(SERVER.stamp, { force: true });
        await report('Write the server’s copies', () => quietly('npm', ['run', 'build:server']));
      }
      writeFileSync(SERVER.stamp, server);
      return;
    } finally {
      taken();
    }
  }
}

/**
 * @param {{ stamp: string, written?: string }} part `written` is a file in another folder than the stamp
 * @param {string} sources hash of the sources
 */
function isBuilt({ stamp, written = stamp }, sources) {
  return existsSync(written) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/**
 * Hashes the contents, because a fresh clone or a switch of branches changes modification times only.
 * @param {readonly string[]} sources files and folders
 */
function hashSources(sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listFiles))
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
