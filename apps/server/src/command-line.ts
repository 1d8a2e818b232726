import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openFor } from './db/open.ts';
import { type Env, readEnv } from './env.ts';
import { say } from './say.ts';

const patient = {
  poolSize: 2,
  timeouts: { connectMs: 10_000, statementMs: 600_000, lockMs: 60_000, idleInTransactionMs: 600_000 },
};
const FAILED = 1;
const MISUSED = 2;

/** A command line program that works on the installation's database. */
export interface Command<Options> {
  /** Usage line, shown after wrong arguments. */
  readonly usage: string;
  /** Parses the arguments; throws for unknown ones. */
  readonly parseArguments: (args: string[]) => Options;
  readonly run: (db: Database, options: Options, env: Env) => Promise<void>;
}

/** Returns the command unchanged; infers `Options` from `parseArguments`. */
export function command<Options>(one: Command<Options>): Command<Options> {
  return one;
}

/**
 * Runs a command on the migrated database. An error is printed as one sentence and sets the exit code: 1 for a failure,
 * 2 for wrong arguments.
 */
export async function runCommand<Options>(
  { usage, parseArguments, run }: Command<Options>,
  args: string[],
): Promise<void> {
  let options: Options;
  try {
    options = parseArguments(args);
  } catch {
    say.warn(`Usage: ${usage}`);
    process.exitCode = MISUSED;
    return;
  }
  try {
    const env = readEnv(process.env);
    await using opened = new AsyncDisposableStack();
    const db = await openFor(env, patient, say, opened);
    await migrate(db.$client);
    await run(db, options, env);
  } catch (error) {
    say.warn(error instanceof Error ? error.message : String(error));
    process.exitCode = FAILED;
  }
}
