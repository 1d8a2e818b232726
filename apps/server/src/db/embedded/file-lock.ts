import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const WAIT_SECONDS = 120;

/** From macOS's fcntl.h: opening the file takes an exclusive lock, or fails at once with EAGAIN. */
const DARWIN_LOCK = 0x20 | constants.O_NONBLOCK;

/**
 * Runs `work` while no other process holds the lock on `path`. The kernel ties the lock to the open file and releases
 * it however the process ends, so there are no stale locks.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const file = process.platform === 'darwin' ? await openLockedOnDarwin(path) : await openLocked(path);
  try {
    return await work();
  } finally {
    await file.close();
  }
}

/** Node has no flock call. The `flock` command locks our open file, which it inherits as descriptor 3. */
async function openLocked(path: string): Promise<FileHandle> {
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    const flock = spawn('flock', ['--exclusive', '--wait', String(WAIT_SECONDS), '3'], {
      stdio: ['ignore', 'ignore', 'ignore', file.fd],
    });
    const [code] = await once(flock, 'exit');
    if (code !== 0) throw new Error(busy(path));
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openLockedOnDarwin(path: string): Promise<FileHandle> {
  const deadline = Date.now() + WAIT_SECONDS * 1000;
  for (;;) {
    try {
      return await open(path, constants.O_RDWR | constants.O_CREAT | DARWIN_LOCK, 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      if (Date.now() > deadline) throw new Error(busy(path));
      await delay(50);
    }
  }
}

function busy(path: string): string {
  return `Another process has been starting or stopping the embedded database for ${WAIT_SECONDS} s (lock: ${path}).`;
}
