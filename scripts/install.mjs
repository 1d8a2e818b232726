import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly, ROOT, step } from './steps.mjs';

/** Installs the packages of package-lock.json, unless they are already installed. */
export async function install() {
  if (isInstalled()) return;
  await step('Install packages (once)', () =>
    // Overrides the environment: the build needs the development packages, and PostgreSQL the optional ones.
    quietly('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']),
  );
}

/**
 * npm writes its own lock file into node_modules at the very end of an installation. The check is therefore valid
 * whoever ran npm, and an interrupted installation does not count.
 */
function isInstalled() {
  const installed = readPackages(join(ROOT, 'node_modules', '.package-lock.json'));
  if (installed === null || !existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json')) ?? {};
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const found = installed[path];
      // Packages for other platforms are not installed.
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
