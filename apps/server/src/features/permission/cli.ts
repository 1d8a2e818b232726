import { parseArgs } from 'node:util';
import { runCommand } from '#server/command-line.ts';
import { writeAudit } from '#server/features/audit/queries.ts';
import { beginningOf, exportPermissions } from './export-permissions.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

// Writes the permissions and refusals since a day to standard output, as CSV.
await runCommand({
  usage: 'npm run --silent permissions -- --since YYYY-MM-DD',
  readWords: () => {
    const { since = '' } = parseArgs({ options: { since: { type: 'string' } } }).values;
    if (!DAY.test(since) || Number.isNaN(beginningOf(since).getTime())) throw new Error('No day.');
    return since;
  },
  run: async (db, since) => {
    const now = new Date();
    const { csv } = await exportPermissions(db, beginningOf(since), now);
    const nobody = { caller: { kind: 'anonymous' }, address: null, now } as const;
    await writeAudit(db, nobody, { action: 'permissions-exported' });
    process.stdout.write(csv);
  },
});
