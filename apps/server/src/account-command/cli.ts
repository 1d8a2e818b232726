import { runCommand } from '#server/command-line.ts';
import { accountCommand } from './command.ts';

await runCommand(accountCommand, process.argv.slice(2));
