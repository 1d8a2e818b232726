import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { command } from '#server/command-line.ts';
import { say } from '#server/say.ts';
import { addErasures, applyErasures, type KeptErasure, listErasures } from './apply-erasures.ts';

/** Command that exports the erasures as digests to keep with the backups, and applies them after a restore. */
export const erasuresCommand = command({
  usage: 'npm run erasures -- list --to <file> | apply [--from <file>]',
  parseArguments: (args) => {
    const { positionals, values } = parseArgs({
      args,
      options: { from: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    });
    const { from, to } = values;
    const command = positionals.join(' ');
    if (command === 'list' && to !== undefined && from === undefined) return { action: command, to } as const;
    if (command === 'apply' && to === undefined) return { action: command, from } as const;
    throw new Error('Unknown arguments.');
  },
  run: async (db, input) => {
    if (input.action === 'list') {
      const erasures = await listErasures(db);
      await writeFile(input.to, erasures.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 });
      say.info(`Exported ${erasures.length} erasures.`);
      return;
    }
    if (input.from !== undefined) await addErasures(db, readErasures(await readFile(input.from, 'utf8')));
    say.info(`${await applyErasures(db, new Date())} people were erased again.`);
  },
});

function readErasures(lines: string): KeptErasure[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { accountDigest, emailDigest, erasedAt } = JSON.parse(line);
      if (typeof accountDigest !== 'string' || Number.isNaN(Date.parse(erasedAt))) {
        throw new Error(`Invalid erasure: ${line}`);
      }
      return {
        accountDigest,
        emailDigest: typeof emailDigest === 'string' ? emailDigest : null,
        erasedAt: new Date(erasedAt),
      };
    });
}
