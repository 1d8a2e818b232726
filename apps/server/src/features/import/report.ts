import { importFieldNames, reportWords } from '@ayrac/contract/office/import-titles.ts';
import { exactDecimals, formatNumber } from '@ayrac/domain/text/format.ts';
import type { CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { sendTable } from '#server/resource/export/export-records.ts';
import type { Cell } from '#server/resource/export/xlsx.ts';
import { findNames } from './name-queries.ts';
import { presentRow } from './present.ts';
import { findImport, type ImportRun, listChecked } from './queries.ts';

const ROWS_AT_ONCE = 500;

/** Sends every row with its outcome as a file. Formulas in the imported cells are neutralized. */
export async function sendReport(
  context: CallContext,
  id: string,
  format: 'csv' | 'xlsx',
): Promise<StreamReply> {
  const run = await findImport(context.db, id);
  await writeAudit(context.db, context, {
    ...{ action: 'import-reported', targetKind: 'import', targetId: id },
    rows: run.checked,
  });
  return sendTable(context, 'import', format, cellsOf(context, run));
}

async function* cellsOf({ db, locale }: CallContext, run: ImportRun): AsyncGenerator<readonly Cell[]> {
  const { report: words, problem, nothing } = reportWords(locale);
  const names = importFieldNames(locale, run.kind);
  yield [words.line, words.label, words.outcome, words.written, words.changes, words.problems];
  const cellText = (value: string | number | boolean | null) => {
    if (value === null) return nothing;
    if (typeof value === 'number') return formatNumber(value, locale, { decimals: exactDecimals(value, 0) });
    return typeof value === 'boolean' ? (value ? words.yes : words.no) : value;
  };
  let after = 0;
  for (;;) {
    const rows = await listChecked(db, run, { outcome: undefined, after, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (last === undefined) return;
    const labels = await findNames(db, rows, locale);
    for (const row of rows) {
      const { line, label, outcome, isWritten, isUndone, changes, problems } = presentRow(
        run,
        row,
        labels,
        locale,
      );
      yield [
        line,
        label,
        words.outcomes[outcome],
        isUndone ? words.undone : isWritten ? words.yes : words.no,
        // Nothing of a refused row is saved.
        (outcome === 'refused' ? [] : changes)
          .map(({ field, before, after: now }) => {
            const values = outcome === 'new' ? [now] : [before, now];
            return `${names[field] ?? field}: ${values.map(cellText).join(' → ')}`;
          })
          .join('\n'),
        problems
          .map(({ field, column, value, message }) =>
            problem({ column: column ?? names[field] ?? field, value, message }),
          )
          .join('\n'),
      ];
    }
    after = last.number;
  }
}
