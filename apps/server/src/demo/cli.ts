import { runCommand } from '#server/command-line.ts';
import { demoCommand } from './command.ts';

await runCommand(demoCommand, process.argv.slice(2));
