import { parseArgs } from 'node:util';
import { command } from '#server/command-line.ts';
import { say } from '#server/say.ts';
import { countExpired, enforceRetention } from './enforce.ts';

/** Command that deletes records past their retention period, or with `--dry-run` counts them. */
export const retentionCommand = command({
  usage: 'npm run retention -- [--dry-run]',
  parseArguments: (args) =>
    parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } }).values['dry-run'],
  run: async (db, isDry) => {
    const now = new Date();
    const found = isDry ? await countExpired(db, now) : await enforceRetention(db, now);
    for (const { table, since, rows } of found) {
      say.info(`${String(rows).padStart(8)}  ${table} (written before ${since.toISOString()})`);
    }
    say.info(isDry ? 'Nothing was deleted.' : 'All of these rows were deleted.');
  },
});
