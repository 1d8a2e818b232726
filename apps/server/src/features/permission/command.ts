import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { whyExported } from '@ayrac/contract/office/why-exported.ts';
import { command } from '#server/command-line.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { say } from '#server/say.ts';
import { beginningOf, exported, exportPermissions } from './export-permissions.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Command that exports the permissions and refusals since a day to a file that only its owner can read. */
export const permissionsCommand = command({
  usage: 'npm run permissions -- --since <YYYY-MM-DD> --to <file> --reason <why>',
  parseArguments: (args) => {
    const word = { type: 'string', default: '' } as const;
    const { since, to, reason } = parseArgs({
      args,
      options: { since: word, to: word, reason: word },
    }).values;
    if (to === '' || !DAY.test(since) || Number.isNaN(beginningOf(since).getTime())) {
      throw new Error('--since or --to is missing or invalid.');
    }
    return { since, to, reason: whyExported.parse(reason) };
  },
  run: async (db, { since, to, reason }) => {
    const now = new Date();
    const { csv, rows } = await exportPermissions(db, beginningOf(since), now);
    const nobody = { caller: { kind: 'anonymous' }, address: null, now } as const;
    await writeAudit(db, nobody, exported(since, rows, reason));
    await writeFile(to, csv, { mode: 0o600 });
    say.info(`Exported ${rows} permissions and refusals.`);
  },
});
