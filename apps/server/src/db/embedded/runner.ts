import { type ChildProcess, execFile, spawn } from 'node:child_process';

/** How to run PostgreSQL's programs, which refuse to run as root. */
export interface Runner {
  /** Name for the log: the user that the database runs as. */
  readonly label: string;
  /** Owner that the data and socket folders need; undefined for the user of this process. */
  readonly owner: Owner | undefined;
  readonly prefix: readonly string[];
}

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** An ordinary user runs PostgreSQL directly. */
export const asSelf: Runner = { label: 'this user', owner: undefined, prefix: [] };

/**
 * For root: runs PostgreSQL as an ordinary user of a separate user namespace. Outside the namespace root remains the
 * owner of the files, so this works below a folder that only root may enter.
 */
export const inNamespace: Runner = {
  label: 'root, in a user namespace',
  owner: undefined,
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
};

/** For root: runs PostgreSQL as the given user. */
export function asUser(owner: Owner): Runner {
  return { label: `user ${owner.uid}`, owner, prefix: [] };
}

/** Runs a program to its end. Returns null on success, otherwise its output. */
export function run(runner: Runner, program: string, args: readonly string[]): Promise<string | null> {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  return new Promise((resolve) => {
    execFile(file, rest, { ...settingsOf(runner) }, (error, stdout, stderr) => {
      resolve(error === null ? null : `${stderr}${stdout}`.trim() || error.message);
    });
  });
}

/** Starts a program in a session of its own, so that Ctrl+C in the terminal does not reach it. */
export function launch(
  runner: Runner,
  program: string,
  args: readonly string[],
  logFile: number,
): ChildProcess {
  const [file = program, ...rest] = [...runner.prefix, program, ...args];
  const child = spawn(file, rest, {
    ...settingsOf(runner),
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  child.unref();
  return child;
}

/**
 * Keeps the PG… variables of the operator's shell from PostgreSQL, and uses a working directory that every user may
 * enter.
 */
function settingsOf(runner: Runner) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env, ...runner.owner };
}
