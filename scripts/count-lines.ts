import { parseArgs } from 'node:util';
import { partsOf } from './lines.ts';
import { CommandError, quietly, runMain } from './steps.mjs';

/*
 * Counts the lines of source by part, and the growth between commits, given oldest first: `npm run lines -- <commit>
 * <commit>`. Without arguments it counts the last commit. Generated files and data are not counted.
 */
const SOURCES = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'];

await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const commits = positionals.length > 0 ? positionals : ['HEAD'];
  const counted = await Promise.all(commits.map(countAt));
  const parts = [...new Set(counted.flatMap((lines) => [...lines.keys()]))];
  const rows = parts.map((part) => [part, ...counted.map((lines) => lines.get(part) ?? 0)]);
  for (const row of [['part', ...commits], ...rows]) {
    console.log(
      `| ${row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)).join(' | ')} |`,
    );
  }
  return 0;
});

async function countAt(commit: string): Promise<Map<string, number>> {
  if (commit.startsWith('-')) throw new CommandError('Only commits can be given.');
  return partsOf(await quietly('git', ['grep', '--count', '', commit, '--', ...SOURCES]));
}
