import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#server/command-line.ts';
import { say } from '#server/say.ts';
import { addErasures, applyErasures, type KeptErasure, listErasures } from './apply-erasures.ts';

// Lists who was erased, as marks to be kept beside the backups; after a restore it erases them again.
await runCommand({
  usage: 'npm run --silent erasures -- list | apply [--from FILE]',
  readWords: () => {
    const { positionals, values } = parseArgs({
      options: { from: { type: 'string' } },
      allowPositionals: true,
    });
    const [deed, ...rest] = positionals;
    if ((deed !== 'list' && deed !== 'apply') || rest.length > 0) throw new Error('No such deed.');
    if (deed === 'list' && values.from !== undefined) throw new Error('A list comes from the database.');
    return { deed, from: values.from } as const;
  },
  run: async (db, { deed, from }) => {
    if (deed === 'list') {
      for (const one of await listErasures(db)) say.info(JSON.stringify(one));
      return;
    }
    if (from !== undefined) await addErasures(db, readErasures(await readFile(from, 'utf8')));
    say.info(`${await applyErasures(db, new Date())} people were erased again.`);
  },
});

function readErasures(lines: string): KeptErasure[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { accountMark, emailMark, erasedAt } = JSON.parse(line);
      if (typeof accountMark !== 'string' || Number.isNaN(Date.parse(erasedAt))) {
        throw new Error(`This is no erasure: ${line}`);
      }
      return {
        accountMark,
        emailMark: typeof emailMark === 'string' ? emailMark : null,
        erasedAt: new Date(erasedAt),
      };
    });
}
