import { RefusalError } from '@ayrac/domain/refusal.ts';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { Handlers } from '#server/api/handler.ts';
import { createImport } from './create-import.ts';
import { checkImport, moveImport } from './move-import.ts';
import { findNames } from './name-queries.ts';
import { presentDetail, presentRow } from './present.ts';
import { findImport, type ImportRun, listChecked } from './queries.ts';
import { sendReport } from './report.ts';

const ROWS_AT_ONCE = 100;

export const importHandlers: Handlers<
  'createImport' | 'getImport' | 'checkImport' | 'moveImport' | 'listImportRows' | 'exportImportReport'
> = {
  async createImport(context, { body }) {
    return presentDetail(await findImport(context.db, await createImport(context, body)));
  },

  async getImport({ db }, { params }) {
    return presentDetail(await findImport(db, params.id));
  },

  async checkImport(context, { params, body }) {
    await checkImport(context, params.id, body);
    return presentDetail(await findImport(context.db, params.id));
  },

  async moveImport(context, { params }) {
    await moveImport(context, params.id, params.action);
    return presentDetail(await findImport(context.db, params.id));
  },

  async listImportRows({ db, locale }, { params, query: { outcome, cursor } }) {
    const run = await findImport(db, params.id);
    const after = cursor === undefined ? 0 : numberOf(cursor);
    const rows = await listChecked(db, run, { outcome, after, limit: ROWS_AT_ONCE + 1 });
    const shown = rows.slice(0, ROWS_AT_ONCE);
    const names = await findNames(db, shown, locale);
    const last = rows.length > ROWS_AT_ONCE ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => presentRow(run, row, names, locale)),
      next: last === undefined ? null : writeCursor([String(last.number)]),
      total: totalOf(run, outcome),
    };
  },

  exportImportReport: (context, { params, query }) => sendReport(context, params.id, query.format),
};

function totalOf(run: ImportRun, outcome: 'new' | 'changed' | 'unchanged' | 'refused' | undefined): number {
  const { newRows, changedRows, unchangedRows, refusedRows } = run;
  const counts = { new: newRows, changed: changedRows, unchanged: unchangedRows, refused: refusedRows };
  return outcome === undefined ? run.checked : counts[outcome];
}

function numberOf(cursor: string): number {
  const [number = ''] = readCursor(cursor);
  if (!/^\d{1,9}$/.test(number)) throw new RefusalError('bad-cursor');
  return Number(number);
}
