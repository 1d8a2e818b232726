import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { give, ownerOf } from './data-dir.ts';
import { asSelf, asUser, inNamespace, type Runner, run } from './runner.ts';
import { findServiceUser } from './service-user.ts';

/** Where the programs and the data lie, and who runs them. */
export interface Home {
  readonly bin: string;
  readonly cluster: string;
  readonly runner: Runner;
}

export interface HomeOptions {
  readonly dataDir: string;
  readonly binaries: Binaries;
  /** Tests turn the namespace off to walk the way of machines that forbid it. */
  readonly namespaceAllowed: boolean;
  /** Where programs and data go when the service user cannot reach the data folder. */
  readonly serviceRoot: string;
}

/** Finds, or makes, a home in which PostgreSQL agrees to run. Called under the lock of the data folder. */
export async function findHome(options: HomeOptions): Promise<Home> {
  const here = { bin: join(options.binaries.folder, 'bin'), cluster: await clusterIn(options.dataDir) };
  if (process.getuid?.() !== 0) return { ...here, runner: asSelf };

  const moved = await readMoved(options.dataDir);
  if (moved !== null) return serviceHome(options, moved);

  const owner = await ownerOf(existsSync(here.cluster) ? here.cluster : options.dataDir);
  const runner = owner.uid === 0 ? inNamespace : asUser(owner);
  const allowed = owner.uid !== 0 || options.namespaceAllowed;
  const refusal = allowed ? await run(runner, join(here.bin, 'postgres'), ['--version']) : 'not allowed';
  if (refusal === null) return { ...here, runner };
  return serviceHome(options, null);
}

/** PostgreSQL compares and reports its data folder as it was given: symbolic links are resolved beforehand. */
async function clusterIn(folder: string): Promise<string> {
  return join(await realpath(folder), 'cluster');
}

/** A home outside the data folder, for a user that root's folders are closed to. */
async function serviceHome(options: HomeOptions, moved: string | null): Promise<Home> {
  const owner = await findServiceUser();
  const folder = moved ?? (await makeServiceFolder(options.serviceRoot));
  const runner = asUser(owner);
  const bin = join(await copyBinaries(options.binaries, folder), 'bin');
  const refusal = await run(runner, join(bin, 'postgres'), ['--version']);
  if (refusal !== null) throw new Error(`PostgreSQL cannot run as user ${owner.uid}: ${refusal}`);

  const cluster = await clusterIn(folder);
  const old = await clusterIn(options.dataDir);
  if (!existsSync(cluster) && existsSync(old)) await cp(old, cluster, { recursive: true });
  if (existsSync(cluster)) await give(cluster, owner);
  else await give(folder, owner);
  await writeFile(noteOf(options.dataDir), `${folder}\n`);
  return { bin, cluster, runner };
}

async function makeServiceFolder(root: string): Promise<string> {
  await mkdir(root, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(root, 'postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Copies the programs unless this very version is there. The marker is written last, so a torn copy is redone. */
async function copyBinaries(binaries: Binaries, folder: string): Promise<string> {
  const copy = join(folder, `programs-${binaries.version}`);
  const marker = join(copy, 'complete');
  if (existsSync(marker)) return copy;
  await rm(copy, { recursive: true, force: true });
  await cp(binaries.folder, copy, { recursive: true, verbatimSymlinks: true });
  await run(asSelf, 'chmod', ['-R', 'a+rX', copy]);
  await writeFile(marker, '');
  return copy;
}

/** The data folder notes where its cluster went, so that the next start finds it. */
async function readMoved(dataDir: string): Promise<string | null> {
  const noted = await readFile(noteOf(dataDir), 'utf8').catch(() => null);
  return noted === null ? null : noted.trim();
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'moved-to');
}
