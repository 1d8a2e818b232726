import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly, ROOT, step } from './steps.mjs';

/** Brings node_modules to what package-lock.json says, if it is not that already. */
export async function install() {
  if (isInstalled()) return;
  await step('Install packages (once)', () =>
    // Whatever the surroundings say: the build needs the development packages, PostgreSQL the optional ones.
    quietly('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']),
  );
}

/**
 * npm writes what it installed into a lock file of its own at the very end, so this holds whoever ran it, and an
 * interrupted installation does not count.
 */
function isInstalled() {
  const installed = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  if (installed === null || !existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json')) ?? {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = installed[path];
      // Packages for other platforms are left out.
      return found === undefined ? entry.optional === true : found.version === entry.version;
    });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }> | null}
 */
function readPackages(file) {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
