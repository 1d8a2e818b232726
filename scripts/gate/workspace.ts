import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, takeLock } from '../lock.mjs';
import { CommandError } from '../steps.mjs';
import { endProcessesOf } from './processes.ts';

const NAME = 'ayrac-gate-';
/** Matches the name of a workspace and captures the id of the process that created it. */
const FOLDER = new RegExp(`^${NAME}(\\d+)-`);

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';
/** Required free memory in bytes; a run needs only a fraction of it. */
const LEAST_MEMORY = 4 * 2 ** 30;

/** Folder for all temporary files of a run of the gate. */
export interface Workspace {
  readonly folder: string;
  /** Ends every process that still uses the folder, and removes it. */
  close(): Promise<void>;
}

/**
 * Creates a temporary folder for this run and makes everything that it starts use it. The remains of killed runs are
 * removed first. Throws a `CommandError` when the gate is already running in this checkout, because two runs would build
 * the same pages.
 */
export async function openWorkspace(root: string): Promise<Workspace> {
  const unlock = takeLock(join(root, '.cache', 'gate.pid'));
  if (typeof unlock === 'number') {
    throw new CommandError(
      `The gate is already running in this folder (process ${unlock}). Wait for it or end it.`,
    );
  }
  const parents = [await findMemory(), findDisk()].filter((parent) => parent !== undefined);
  for (const parent of parents) await clearAfterTheDead(parent);
  const [parent = findDisk()] = parents;
  const folder = await mkdtemp(join(parent, `${NAME}${process.pid}-`));
  // Same mode as the system's temporary folder, because some tests act as another user.
  await chmod(folder, 0o1777);
  process.env.TMPDIR = folder;
  return {
    folder,
    close: async () => {
      await remove(folder);
      unlock();
    },
  };
}

/**
 * Returns the in-memory folder if it is large enough. Copying a database there takes a sixteenth of the time, because a
 * disk has to record each of its thousand files.
 */
async function findMemory(): Promise<string | undefined> {
  const room = await statfs(MEMORY).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize >= LEAST_MEMORY ? MEMORY : undefined;
}

/** Returns the temporary folder on disk. Root's own may be closed to the user that PostgreSQL 15 runs as. */
function findDisk(): string {
  return process.getuid?.() === 0 ? '/tmp' : tmpdir();
}

/** Removes the folders of runs whose process is gone, and ends everything that they started. */
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
