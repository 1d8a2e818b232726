import { spawn } from 'node:child_process';
import { BIN, NODE, ROOT } from './steps.mjs';

const SAME_SIGNAL_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs Node 24 in this terminal until it ends, and returns the exit code to end with.
 *
 * The terminal sends Ctrl+C to all of its processes, and npm forwards the signal once more. The child therefore runs in
 * a session of its own, and receives each signal once, from here.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] in addition to our own
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}) {
  const path = `${BIN}:${process.env.PATH}`;
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
    detached: true,
  });
  let last = 0;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
