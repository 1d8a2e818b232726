import { runCommand } from '#server/command-line.ts';
import { mailCommand } from './command.ts';

await runCommand(mailCommand, process.argv.slice(2));
