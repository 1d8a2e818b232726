import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux counts processor time in ticks of ten milliseconds. */
const MS_PER_TICK = 10;
/** If more ticks than these were added while the connections were read, one of them was closed meanwhile. */
const CLOSED_TICKS = 1;

/** Returns the processor time of a process so far, in milliseconds. */
export async function processorMs(pid: number): Promise<number> {
  const fields = await statOf(pid);
  return sum(fields.slice(11, 13)) * MS_PER_TICK;
}

/**
 * Returns the processor time of a PostgreSQL server so far, in milliseconds, including all open and closed connections.
 */
export async function clusterMs(postmaster: number): Promise<number> {
  const own = await ownTicks(postmaster);
  let ticks = own;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = await statOf(Number(name)).catch(() => undefined);
    if (fields?.[1] === postmaster) ticks += sum(fields.slice(11, 13));
  }
  // A connection that was closed meanwhile is missing in one count or included in both.
  return (await ownTicks(postmaster)) - own > CLOSED_TICKS ? clusterMs(postmaster) : ticks * MS_PER_TICK;
}

/** Returns the processor time of the server process itself and of all closed connections. */
async function ownTicks(postmaster: number): Promise<number> {
  return sum((await statOf(postmaster)).slice(11, 15));
}

/** Returns the process id of the PostgreSQL server of a folder, from the first line of its pid file. */
export async function postmasterOf(databaseDir: string): Promise<number> {
  const file = await readFile(join(databaseDir, 'cluster/postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Returns the memory of a process in MB. */
export function residentMb(pid: number): Promise<number> {
  return readMb(pid, /VmRSS:\s+(\d+)/);
}

/** Returns the most memory that a process has used so far, in MB. */
export function residentPeakMb(pid: number): Promise<number> {
  return readMb(pid, /VmHWM:\s+(\d+)/);
}

/** Resets the peak of a process's memory, so that the next reading is that of the time since. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function readMb(pid: number, field: RegExp): Promise<number> {
  return Number(field.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the fields of a process after its name: its state, its parent and so on. */
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
