import { existsSync } from 'node:fs';
import { quietly, step } from './steps.mjs';

/** Debian's packages, each with the file that shows that it is there. */
const PACKAGES = [
  // Without windows: the pages are the same, and a new visitor costs half as much.
  { name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' },
  { name: 'postgresql-15', file: '/usr/lib/postgresql/15/bin/postgres' },
];

/**
 * The browser and the second PostgreSQL come from Debian. Root gets them installed; for anybody else the gate
 * reports each missing one as a failed step.
 */
export async function installSystemPackages() {
  const missing = PACKAGES.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !canInstall) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step(`Install ${missing.join(' and ')}`, async () => {
      await quietly('apt-get', ['update'], env);
      await quietly('apt-get', ['install', '--yes', '--no-install-recommends', ...missing], env);
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
