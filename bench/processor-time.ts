import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux counts processor time in ticks of ten milliseconds, whatever the machine. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time that a process has taken so far. */
export async function processorMs(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return sum(fields.slice(11, 13)) * MS_PER_TICK;
}

/** Milliseconds of processor time that a PostgreSQL has taken so far, with its connections, also those that are over. */
export async function clusterMs(postmaster: number): Promise<number> {
  let ticks = sum((await statOf(postmaster)).slice(11, 15));
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = await statOf(Number(name)).catch(() => undefined);
    if (fields?.[1] === postmaster) ticks += sum(fields.slice(11, 13));
  }
  return ticks * MS_PER_TICK;
}

/** The first line of its file says which process the PostgreSQL of a folder is. */
export async function postmasterOf(databaseDir: string): Promise<number> {
  const file = await readFile(join(databaseDir, 'cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Megabytes of memory that a process holds. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The fields of a process behind its name: the first is its state, the second its parent. */
async function statOf(pid: number): Promise<readonly number[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  return line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
