import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Everything in a .mjs file of this folder runs before the install: on Node 20, without any package.

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BIN = join(ROOT, 'node_modules', '.bin');
/** The Node that comes with the installation. */
export const NODE = join(BIN, 'node');

/**
 * What Node runs a server with. Each half of the young generation takes 8 MiB at most, not what a machine with much
 * memory allows: exports and the start make more short-lived values than they ever hold.
 */
export const SERVER = ['--max-semi-space-size=8', 'apps/server/src/main.ts'];

/**
 * How the C library keeps a server's memory, unless somebody chose: in two arenas, not eight for each processor, and
 * pieces of 4 MiB or more outside of them, given back at once. Else a thread that worked out a password once holds on to
 * the 19 MiB that it took.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || String(4 * 1024 * 1024),
};

const STILL_WORKING_MS = 10_000;

/** A sentence for the operator; shown without a stack. */
export class Sentence extends Error {}

/**
 * Runs one step and prints its line with the seconds it took; a long one says in between that it is alive.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const begun = Date.now();
  const seconds = () => ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`  ${name} …`);
  const alive = setInterval(() => console.log(`  ${name} … ${seconds()} s`), STILL_WORKING_MS);
  try {
    const result = await work();
    console.log(`✓ ${name}  ${seconds()} s`);
    return result;
  } catch (error) {
    console.log(`✗ ${name}  ${seconds()} s`);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

/**
 * Runs a program quietly; throws with the end of what it said when it fails.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] in addition to our own
 * @returns {Promise<string>} standard output
 */
export function quietly(file, args, env = {}) {
  return new Promise((resolve, reject) => {
    const path = `${BIN}:${process.env.PATH}`;
    const child = spawn(file, args, { cwd: ROOT, env: { ...process.env, PATH: path, ...env } });
    let output = '';
    let everything = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      everything += chunk;
    });
    child.stderr.on('data', (chunk) => {
      everything += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      reject(new Sentence(`${[file, ...args].join(' ')} ended with ${code}:\n${shorten(everything)}`));
    });
  });
}

/** npm says what is wrong first, build tools last: both ends of a long text stay. @param {string} text */
function shorten(text) {
  const lines = text.trimEnd().split('\n');
  return lines.length <= 80 ? lines.join('\n') : [...lines.slice(0, 30), '…', ...lines.slice(-50)].join('\n');
}

/**
 * Runs a script's main function; a sentence, and what is wrong with its options, are printed as they are,
 * anything else with its stack.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isMisuse =
      error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
    console.error(error instanceof Sentence || isMisuse ? error.message : error);
    process.exitCode = isMisuse ? 2 : 1;
  }
}
