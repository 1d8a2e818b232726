import { type ChildProcess, execFile } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Home } from './home.ts';
import { launch } from './runner.ts';

const LARGEST_LOG = 5_000_000;
const STOP_SECONDS = 60;

/** Starts PostgreSQL on the home's cluster, reachable only through its Unix socket. */
export async function startPostmaster(
  home: Home,
  socket: string,
  logPath: string,
  more: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  await clearForeignPidFile(home.cluster);
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(logPath, `${logPath}.1`);
  const log = openSync(logPath, 'a', 0o600);
  try {
    const settings = { listen_addresses: '', unix_socket_directories: socket, port: '5432', ...more };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = launch(home.runner, join(home.bin, 'postgres'), ['-D', home.cluster, ...args], log);
    child.on('error', () => undefined);
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * Stops PostgreSQL with a fast shutdown: sessions are ended and all data is written. Resolves when the process is gone.
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_SECONDS * 1000;
  while ((await findPostmaster(cluster)) !== null) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) did not stop within ${STOP_SECONDS} s.`);
    await delay(20);
  }
}

/** Returns the process id of the PostgreSQL that runs on this cluster, or null. */
export async function findPostmaster(cluster: string): Promise<number | null> {
  const pid = (await readPidFile(cluster))?.pid;
  return pid !== undefined && (await runsOn(pid, cluster)) ? pid : null;
}

/**
 * Removes the pid file that a killed PostgreSQL leaves. PostgreSQL ignores the file when no process has that id, but
 * refuses to start when an unrelated process has it by now.
 */
async function clearForeignPidFile(cluster: string): Promise<void> {
  const file = await readPidFile(cluster);
  if (file === null || (await findPostmaster(cluster)) !== null) return;
  // The file also blocks a new server while sessions of the dead one are still writing, so wait until they are gone.
  while (file.sharedMemory !== null && (await isAttached(file.sharedMemory))) await delay(20);
  await rm(pidFileOf(cluster), { force: true });
}

async function readPidFile(cluster: string): Promise<{ pid: number; sharedMemory: string | null } | null> {
  const lines = (await readFile(pidFileOf(cluster), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, sharedMemory: lines[6]?.trim().split(/\s+/)[1] ?? null };
}

/** Whether processes still use the shared memory segment. Only Linux reports it; elsewhere the result is false. */
async function isAttached(segment: string): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.some((row) => row[1] === segment && Number(row[6]) > 0);
}

/** Process ids are reused, so the command line must name the cluster as well. */
async function runsOn(pid: number, cluster: string): Promise<boolean> {
  const command = process.platform === 'linux' ? await linuxCommand(pid) : await commandByPs(pid);
  return command.includes(` -D ${cluster} `);
}

/** A zombie process has an empty command line, so it counts as gone. */
async function linuxCommand(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.replaceAll('\0', ' ');
}

function commandByPs(pid: number): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_error, stdout) => resolve(stdout));
  });
}

function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
