import { parseArgs } from 'node:util';
import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { command } from '#server/command-line.ts';
import type { Database } from '#server/db/database.ts';
import { say } from '#server/say.ts';
import { listDeadIds, listMails } from './queries.ts';
import { type RetryProblem, retryMail } from './writes.ts';

type Command = (db: Database) => Promise<void>;

const MOST = 1_000;

const commandLine = () => ({ caller: { kind: 'anonymous' }, address: null, now: new Date() }) as const;

const reasons: Readonly<Record<RetryProblem, string>> = {
  'record-changed': 'No matching mail was given up or kept.',
  'mail-link-expired': 'The link in this mail no longer works, so it is not sent.',
  'mail-outdated': 'This mail is out of date, so it is not sent.',
};

const listDead: Command = async (db) => {
  const dead = await listMails(db, MOST, 'dead');
  for (const { id: name, createdAt, template, attempts, lastProblem } of dead) {
    say.info(`${name}  ${createdAt.toISOString()}  ${template}  ${attempts} attempts: ${lastProblem}`);
  }
  say.info(dead.length === 0 ? 'No mail was given up.' : `${dead.length} mails were given up.`);
};

const retryOne =
  (id: string): Command =>
  async (db) => {
    const problem = await retryMail(db, commandLine(), id, ['dead', 'kept']);
    say.info(problem === null ? 'The mail will be retried.' : reasons[problem]);
  };

const retryAll: Command = async (db) => {
  const problems = [];
  for (const id of await listDeadIds(db)) problems.push(await retryMail(db, commandLine(), id));
  const expired = problems.filter((problem) => problem !== null && problem !== 'record-changed').length;
  say.info(`${problems.filter((problem) => problem === null).length} mails will be retried.`);
  if (expired > 0) say.info(`${expired} mails are too old to be sent.`);
};

/** Parses the command line; throws for an unknown command. */
function parseArguments(args: string[]): Command {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [action, name, ...more] = positionals;
  if (more.length === 0) {
    if (action === 'list-dead' && name === undefined) return listDead;
    if (action === 'retry-all' && name === undefined) return retryAll;
    if (action === 'retry' && name !== undefined && isUuid(name)) return retryOne(name);
  }
  throw new Error('Unknown arguments.');
}

/** Command that lists the mails that failed for good, and retries them. */
export const mailCommand = command({
  usage: 'npm run mail -- list-dead | retry <id> | retry-all',
  parseArguments,
  run: (db, command) => command(db),
});
