import { runCommand } from '#server/command-line.ts';
import { retentionCommand } from './command.ts';

await runCommand(retentionCommand, process.argv.slice(2));
