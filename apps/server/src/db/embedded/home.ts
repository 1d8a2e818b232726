import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { give, ownerOf } from './data-dir.ts';
import { asSelf, asUser, inNamespace, type Runner, run } from './runner.ts';
import { findServiceUser } from './service-user.ts';

/** Paths of the binaries and of the cluster, and how PostgreSQL's programs are run. */
export interface Home {
  readonly bin: string;
  readonly cluster: string;
  readonly runner: Runner;
}

export interface HomeOptions {
  readonly dataDir: string;
  readonly binaries: Binaries;
  /** False in tests that simulate machines without user namespaces. */
  readonly namespaceAllowed: boolean;
  /** Folder for binaries and data when the service user cannot reach the data folder. */
  readonly serviceRoot: string;
}

/** Finds or creates a home in which PostgreSQL can run. The caller must hold the lock of the data folder. */
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

/**
 * PostgreSQL reports its data folder exactly as it was given, and we compare it, so symbolic links are resolved first.
 */
async function clusterIn(folder: string): Promise<string> {
  return join(await realpath(folder), 'cluster');
}

/** Creates a home outside the data folder, for a service user that cannot enter root's folders. */
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

/**
 * Copies the binaries unless this version is already there. The marker file is written last, so an interrupted copy is
 * redone.
 */
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

/**
 * Returns the folder to which an earlier start moved the cluster, as recorded in the data folder; null when it did not.
 */
async function readMoved(dataDir: string): Promise<string | null> {
  const noted = await readFile(noteOf(dataDir), 'utf8').catch(() => null);
  return noted === null ? null : noted.trim();
}

function noteOf(dataDir: string): string {
  return join(dataDir, 'moved-to');
}
