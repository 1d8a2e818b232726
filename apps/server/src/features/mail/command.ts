import { parseArgs } from 'node:util';
import { command } from '#server/command-line.ts';
import type { Database } from '#server/db/database.ts';
import { say } from '#server/say.ts';
import { listMails } from './queries.ts';
import { retryMails } from './writes.ts';

type Command = (db: Database) => Promise<void>;

const MOST = 1_000;
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const listDead: Command = async (db) => {
  const dead = await listMails(db, MOST, 'dead');
  for (const { id: name, createdAt, template, attempts, lastProblem } of dead) {
    say.info(`${name}  ${createdAt.toISOString()}  ${template}  ${attempts} attempts: ${lastProblem}`);
  }
  say.info(dead.length === 0 ? 'No mail was given up.' : `${dead.length} mails were given up.`);
};

const retry =
  (which: { readonly id: string } | 'dead'): Command =>
  async (db) => {
    const mails = await retryMails(db, which, new Date());
    say.info(mails === 0 ? 'No matching mail was given up or kept.' : `${mails} mails will be retried.`);
  };

/** Parses the command line; throws for an unknown command. */
function readWords(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [action, name, ...more] = positionals;
  if (more.length === 0) {
    if (action === 'list-dead' && name === undefined) return listDead;
    if (action === 'retry-all' && name === undefined) return retry('dead');
    if (action === 'retry' && name !== undefined && id.test(name)) return retry({ id: name });
  }
  throw new Error('Unknown arguments.');
}

/** Command that lists the mails that failed for good, and retries them. */
export const mailCommand = command({
  usage: 'npm run mail -- list-dead | retry <id> | retry-all',
  readWords,
  run: (db, command) => command(db),
});
