import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = join(import.meta.dirname, '../..');

/** Folder of the installed programs. */
const PROGRAMS = join(ROOT, 'node_modules/.bin');
/** Compile cache of Node, so that a process reuses what another has compiled and stripped of types. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled');
/** Every process that imports server code starts faster with it, also those that tests start. */
const QUICK_RESOLUTION = `--import=${pathToFileURL(join(ROOT, 'apps/server/src/resolve-drizzle.ts'))}`;
const NODE_OPTIONS = [process.env.NODE_OPTIONS, QUICK_RESOLUTION].filter(Boolean).join(' ');
const PATIENCE_MS = 20_000;

/** Whether a program succeeded, and all of its output. */
export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

let hasStopped = false;
const running = new Map<ChildProcess, Promise<void>>();

/** Runs an installed program in a process group of its own and collects its output. */
export function command(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(join(PROGRAMS, file), args, {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: `${PROGRAMS}:${process.env.PATH}`,
        NODE_COMPILE_CACHE,
        NODE_OPTIONS,
        ...env,
      },
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

/**
 * Ends all running programs, first as Ctrl+C does, and by force after `patienceMs`. Their steps then report a failure
 * by themselves.
 */
export async function stopCommands(patienceMs = PATIENCE_MS): Promise<void> {
  hasStopped = true;
  const ends = [...running.values()];
  // On SIGTERM, Playwright leaves its site and its browsers running.
  signalAll('SIGINT');
  const force = setTimeout(() => signalAll('SIGKILL'), patienceMs);
  await Promise.all(ends);
  clearTimeout(force);
}

/** Whether programs were stopped from outside, so that their results are meaningless. */
export function isStopped(): boolean {
  return hasStopped;
}

/** Sends SIGINT to the program only, which ends its own children in order, or SIGKILL to its whole group. */
function signalAll(signal: 'SIGINT' | 'SIGKILL'): void {
  for (const { pid } of running.keys()) {
    if (pid === undefined) continue;
    try {
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
    } catch {
      // The program has already ended.
    }
  }
}
