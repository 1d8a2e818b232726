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

/** A command of the command line on the database of the installation. */
export interface Command<Asked> {
  /** How it is called, for whoever called it otherwise. */
  readonly usage: string;
  /** What the words behind it ask for; throws for words that it does not know. */
  readonly readWords: (args: string[]) => Asked;
  readonly run: (db: Database, asked: Asked, env: Env) => Promise<void>;
}

/** Takes a command as it is; what it asks for follows from how it reads its words. */
export function command<Asked>(one: Command<Asked>): Command<Asked> {
  return one;
}

/** Runs a command on the migrated database. What goes wrong is said in a sentence, and the exit code tells it. */
export async function runCommand<Asked>(
  { usage, readWords, run }: Command<Asked>,
  args: string[],
): Promise<void> {
  let asked: Asked;
  try {
    asked = readWords(args);
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
    await run(db, asked, env);
  } catch (error) {
    say.warn(error instanceof Error ? error.message : String(error));
    process.exitCode = FAILED;
  }
}
