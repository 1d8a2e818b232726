import { runCommand } from '#server/command-line.ts';
import { erasuresCommand } from './command.ts';

await runCommand(erasuresCommand, process.argv.slice(2));
