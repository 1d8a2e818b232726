import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The programs of the installation, on its own Node. */
export const PROGRAMS = join(ROOT, 'node_modules/.bin');

export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

const running = new Set<() => void>();

/** Runs a program of the installation and keeps what it says. */
export function command(line: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const [file = '', ...args] = line.split(' ');
  return new Promise((resolve) => {
    const child = spawn(join(PROGRAMS, file), args, {
      cwd: ROOT,
      env: { ...process.env, PATH: `${PROGRAMS}:${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // As by Ctrl+C, at which Playwright ends its site and its browsers; at SIGTERM it leaves them running.
    const stop = () => void child.kill('SIGINT');
    running.add(stop);
    let output = '';
    const keep = (chunk: unknown) => {
      output += String(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => {
      running.delete(stop);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Ends what still runs; the steps then report a failure by themselves. */
export function stopCommands(): void {
  for (const stop of running) stop();
}
