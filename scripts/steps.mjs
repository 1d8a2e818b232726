import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// All .mjs files of this folder run before the installation: on Node 20, without any package.

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const BIN = join(ROOT, 'node_modules', '.bin');
/** The Node of the installation. */
export const NODE = join(BIN, 'node');

/**
 * Arguments of Node for a server. Each half of the young generation is limited to 16 MiB: with 8, pages take more time to
 * collect, and with the larger default of a machine with much memory the server holds more than it needs. The old
 * generation may grow by 30 % between two collections, instead of by half or, without a limit, several times.
 */
export const SERVER = [
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  '--heap-growing-percent=30',
  '--import=./apps/server/src/resolve-drizzle.ts',
  'apps/server/src/main.ts',
];
/** The same for a server of the built pages, which notes that it serves them. */
export const BUILD_SERVER = ['--import=./scripts/serve-build.mjs', ...SERVER];

/**
 * Settings of the C library's allocator, unless the environment has its own: two arenas instead of eight per processor,
 * and blocks of 4 MiB or more outside of them, so that they are returned at once. Otherwise a thread that has hashed a
 * password once keeps the 19 MiB that it took. Large blocks get huge pages of the kernel where it allows them, because
 * 19 MiB in new pages of 4 kB can cost more than the hash.
 */
export const MEMORY = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ || String(4 * 1024 * 1024),
  GLIBC_TUNABLES: process.env.GLIBC_TUNABLES || 'glibc.malloc.hugetlb=1',
};

const STILL_WORKING_MS = 10_000;

/** An error for the operator, shown without a stack trace. */
export class CommandError extends Error {}

/**
 * Runs one step and prints a line with its duration in seconds. A long step prints its progress in between.
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
 * Runs a program without showing its output. Throws with the end of the output when it fails.
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
      reject(
        new CommandError(`${[file, ...args].join(' ')} exited with code ${code}:\n${shorten(everything)}`),
      );
    });
  });
}

/**
 * Shortens a long text in the middle: npm reports the cause first, build tools report it last.
 * @param {string} text
 */
function shorten(text) {
  const lines = text.trimEnd().split('\n');
  return lines.length <= 80 ? lines.join('\n') : [...lines.slice(0, 30), '…', ...lines.slice(-50)].join('\n');
}

/**
 * Runs a script's main function. Of a `CommandError` and a wrong option only the message is printed, of any other error
 * the stack trace, too.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const isMisuse =
      error instanceof TypeError && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
    console.error(error instanceof CommandError || isMisuse ? error.message : error);
    process.exitCode = isMisuse ? 2 : 1;
  }
}
