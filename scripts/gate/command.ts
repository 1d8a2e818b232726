import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The programs of the installation, on its own Node. */
const PROGRAMS = join(ROOT, 'node_modules/.bin');
/** What was compiled once, types taken off, is not compiled by the next process. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');
const PATIENCE_MS = 20_000;

/** How a program ended, and all that it said. */
export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

let hasStopped = false;
const running = new Map<ChildProcess, Promise<void>>();

/** Runs a program of the installation in a process group of its own and keeps what it says. */
export function command(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(join(PROGRAMS, file), args, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${PROGRAMS}:${process.env.PATH}`, NODE_COMPILE_CACHE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const closed = Promise.withResolvers<void>();
    running.set(child, closed.promise);
    let output = '';
    const keep = (chunk: unknown) => {
      output += String(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ended: Ended) => {
      running.delete(child);
      closed.resolve();
      resolve(ended);
    };
    child.on('error', (error) => end({ ok: false, output: error.message }));
    child.on('close', (code) => end({ ok: code === 0, output }));
  });
}

/** Ends what still runs, at first as Ctrl+C does, in time by force; the steps then report a failure by themselves. */
export async function stopCommands(patienceMs = PATIENCE_MS): Promise<void> {
  hasStopped = true;
  const ends = [...running.values()];
  // At SIGTERM Playwright leaves its site and its browsers running.
  signalAll('SIGINT');
  const force = setTimeout(() => signalAll('SIGKILL'), patienceMs);
  await Promise.all(ends);
  clearTimeout(force);
}

/** Whether programs were ended from outside: what they reported then is no result. */
export function isStopped(): boolean {
  return hasStopped;
}

/** SIGINT goes to the program, which ends its own in order; SIGKILL to all of its group. */
function signalAll(signal: 'SIGINT' | 'SIGKILL'): void {
  for (const { pid } of running.keys()) {
    if (pid === undefined) continue;
    try {
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}
