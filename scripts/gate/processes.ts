import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the ids of other processes that name a folder in their command line or environment. Only Linux provides this;
 * elsewhere the result is empty.
 */
export async function processesOf(folder: string): Promise<readonly number[]> {
  const ids = (await readdir('/proc').catch(() => [])).map(Number);
  const own = ids.filter((id) => Number.isInteger(id) && id !== process.pid);
  const found = await Promise.all(own.map(async (id) => ((await names(id, folder)) ? [id] : [])));
  return found.flat();
}

/** Kills the processes that use a folder. */
export async function endProcessesOf(folder: string): Promise<void> {
  for (const id of await processesOf(folder)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

async function names(id: number, folder: string): Promise<boolean> {
  const read = (file: string) => readFile(join('/proc', String(id), file), 'utf8').catch(() => '');
  const [line, environment] = await Promise.all([read('cmdline'), read('environ')]);
  return line.includes(folder) || environment.includes(folder);
}
