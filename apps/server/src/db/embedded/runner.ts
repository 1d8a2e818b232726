import { type ChildProcess, execFile, spawn } from 'node:child_process';

/** How a PostgreSQL program is run, because it refuses to run as root. */
export interface Runner {
  /** For the log: who the database runs as. */
  readonly label: string;
  /** The owner that data and socket folder need, where that is not the process itself. */
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
 * Root, shown to PostgreSQL as an ordinary user of a namespace of its own. Outside it stays the owner of its
 * files, so that it works below a folder closed to everybody else.
 */
export const inNamespace: Runner = {
  label: 'root, in a user namespace',
  owner: undefined,
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'],
};

/** Root starts PostgreSQL as the given user. */
export function asUser(owner: Owner): Runner {
  return { label: `user ${owner.uid}`, owner, prefix: [] };
}

/** Runs a program to its end; null when it succeeded, else what it said. */
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

/** No PG… variable of the operator's shell may reach PostgreSQL; the folder is one that every user may enter. */
function settingsOf(runner: Runner) {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return { cwd: '/', env, ...runner.owner };
}
