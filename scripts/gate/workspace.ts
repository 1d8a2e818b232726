import { chmod, mkdir, mkdtemp, open, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Sentence } from '../steps.mjs';
import { endProcessesOf } from './processes.ts';

const NAME = 'ayrac-gate-';
/** The name of a folder, with the process that made it. */
const FOLDER = new RegExp(`^${NAME}(\\d+)-`);

/** Files that live in memory, where Linux has it. */
const MEMORY = '/dev/shm';
/** Several times of what a run holds at its most. */
const LEAST_MEMORY = 4 * 2 ** 30;

/** The one place for what a run of the gate leaves behind while it runs. */
export interface Workspace {
  readonly folder: string;
  /** Ends every process that still uses the folder, and removes it. */
  close(): Promise<void>;
}

/**
 * Makes a temporary folder for this run and sends the temporary files of everything that it starts there. What runs
 * that were killed have left behind is cleared away first. Throws a sentence when the gate runs in this checkout
 * already: two would build the same pages.
 */
export async function openWorkspace(root: string): Promise<Workspace> {
  const unlock = await lock(join(root, '.cache', 'gate.pid'));
  const parents = [await findMemory(), findDisk()].filter((parent) => parent !== undefined);
  for (const parent of parents) await clearAfterTheDead(parent);
  const [parent = findDisk()] = parents;
  const folder = await mkdtemp(join(parent, `${NAME}${process.pid}-`));
  // As the system’s own: some tests are another user for once.
  await chmod(folder, 0o1777);
  process.env.TMPDIR = folder;
  return {
    folder,
    close: async () => {
      await remove(folder);
      await unlock();
    },
  };
}

/**
 * The folder in memory, if it is large enough: the copy of a database takes a sixteenth of the time there, because a
 * disk notes each of its thousand files.
 */
async function findMemory(): Promise<string | undefined> {
  const room = await statfs(MEMORY).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize >= LEAST_MEMORY ? MEMORY : undefined;
}

/** PostgreSQL 15 runs as a user to whom root's own temporary folder may be closed. */
function findDisk(): string {
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}

/** Removes the folders of runs whose process is gone, with all that they started. */
export async function clearAfterTheDead(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, owner] = FOLDER.exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) await remove(join(parent, name));
  }
}

async function remove(folder: string): Promise<void> {
  await endProcessesOf(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Takes a file that names this process; the file of a process that is gone counts as absent. */
async function lock(path: string): Promise<() => Promise<void>> {
  await mkdir(dirname(path), { recursive: true });
  const holder = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
  if (!isAlive(holder)) await rm(path, { force: true });
  const file = await open(path, 'wx').catch(() => {
    throw new Sentence(`The gate runs in this folder already (process ${holder}); wait for it or end it.`);
  });
  await file.writeFile(String(process.pid));
  await file.close();
  return () => rm(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It lives and is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
