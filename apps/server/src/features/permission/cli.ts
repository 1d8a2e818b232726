import { runCommand } from '#server/command-line.ts';
import { permissionsCommand } from './command.ts';

await runCommand(permissionsCommand, process.argv.slice(2));
