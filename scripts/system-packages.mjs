import { existsSync } from 'node:fs';
import { quietly, step } from './steps.mjs';

/** Debian packages, each with a file that shows that it is installed. */
const PACKAGES = [
  // The headless shell renders the same pages, and a new browser context takes half the time.
  { name: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' },
  { name: 'postgresql-15', file: '/usr/lib/postgresql/15/bin/postgres' },
];

/**
 * Installs the browser and PostgreSQL 15 from Debian when run as root. For other users, the gate reports each missing
 * package as a failed step.
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
