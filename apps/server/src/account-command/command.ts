import { parseArgs } from 'node:util';
import { command } from '#server/command-line.ts';
import { say } from '#server/say.ts';
import { accountCommands } from './commands.ts';
import { readPassword } from './read-password.ts';

const calls = Object.entries(accountCommands).map(([name, { words }]) =>
  [name, ...words.map((word) => `<${word}>`)].join(' '),
);

/** Command that changes accounts in the installation's database. */
export const accountCommand = command({
  usage: `npm run account -- ${calls.join(' | ')}`,
  parseArguments: (args) => {
    const [name = '', ...given] = parseArgs({ args, allowPositionals: true }).positionals;
    const command = Object.hasOwn(accountCommands, name) ? accountCommands[name] : undefined;
    if (command === undefined || given.length !== command.words.length) throw new Error('misused');
    return { command, given };
  },
  run: (db, { command, given }) => command.run({ db, now: new Date(), say, readPassword }, ...given),
});
