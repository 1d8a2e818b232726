import { accountCommands } from '../apps/server/src/account-command/commands.ts';
import { openFor } from '../apps/server/src/db/open.ts';
import { readEnv } from '../apps/server/src/env.ts';

const silent = { info: () => undefined, warn: () => undefined };
const patient = {
  poolSize: 1,
  timeouts: { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 },
};

/**
 * Runs a command of `npm run account` on the database of the stories' own site, in this process: another one costs as
 * much as half a story.
 */
export async function runAccountCommand(name: string, ...words: readonly string[]): Promise<void> {
  const command = accountCommands[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  const env = readEnv({ DATA_DIR: process.env.STORY_DATA_DIR, DATABASE_URL: '' });
  await using opened = new AsyncDisposableStack();
  const db = await openFor(env, patient, silent, opened);
  const readPassword = () => Promise.reject(new Error('Nobody is there to type a password.'));
  await command.run({ db, now: new Date(), say: silent, readPassword }, ...words);
}
