import { importRuns } from '@ayrac/contract/office/import-runs.ts';
import { sql } from 'drizzle-orm';
import { folded, isFoundBy } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { importRun } from './table.ts';

const nameOfFile = sql`coalesce(${importRun.fileName}, '')`;

/** Serves imports as office records. Actions are on a separate page. */
export const importRunRecords = serve({
  shape: importRuns,
  table: importRun,
  columns: {
    passed: sql<number>`(case
      when ${importRun.state} in ('checking', 'checked') then ${importRun.checked}
      when ${importRun.state} in ('undoing', 'undone') then ${importRun.total} - ${importRun.done}
      else ${importRun.done} end)`,
  },
  references: { createdBy: { table: account, label: account.username } },
  sorts: {
    fileName: [folded(nameOfFile)],
    total: [importRun.total],
    createdAt: [importRun.createdAt],
  },
  searched: (q) => isFoundBy(q, sql`concat_ws(' ', ${importRun.fileName}, ${importRun.source})`),
});
