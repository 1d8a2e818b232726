import { pipeline, Readable } from 'node:stream';
import { exportTitles } from '@ayrac/contract/office/export-titles.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { stringify } from 'csv-stringify';
import { type CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from './declaration.ts';
import { countRows, orderOf } from './list-records.ts';
import { isSelected, type Selection, selectRows } from './rows.ts';
import { streamRows } from './stream-rows.ts';
import { type Cell, MOST_XLSX_ROWS, xlsxOf } from './xlsx.ts';

/** What is exported, and as what. */
export type ExportQuery = Selection & { readonly sort?: string; readonly format: 'csv' | 'xlsx' };

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** All that a list would show as a file, sent row by row while they are read. */
export async function exportRecords(
  context: CallContext,
  resource: ServedResource,
  { format, sort, ...selection }: ExportQuery,
): Promise<StreamReply> {
  const { db, now } = context;
  const { name } = resource.shape;
  const selected = isSelected(resource, selection);
  const total = await countRows(db, resource, selected);
  if (format === 'xlsx' && total >= MOST_XLSX_ROWS) throw new RefusalError('too-many-rows');
  await writeAudit(db, context, { action: 'records-exported', targetKind: name });
  const query = selectRows(db, resource).where(selected).orderBy(orderOf(resource, sort).order).toSQL();
  const cells = cellsOf(context, resource, streamRows(db, query));
  const headers = {
    'content-type': mediaTypes[format],
    'content-disposition': `attachment; filename="${name}-${dayOf(now)}.${format}"`,
    'x-total-rows': String(total),
  };
  return new StreamReply(
    headers,
    format === 'csv' ? csvOf(cells) : Readable.from(xlsxOf(cells), { objectMode: false }),
  );
}

/** The head and the rows: the id, the fields, and when and by whom it was last written. */
async function* cellsOf(
  { locale }: CallContext,
  { shape }: ServedResource,
  rows: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<readonly Cell[]> {
  const fields = Object.keys(shape.fields);
  const titles = exportTitles(locale, shape.name);
  yield ['id', ...fields, 'createdAt', 'updatedAt', 'changedBy'].map((name) => titles[name] ?? name);
  for await (const row of rows) {
    // As `selectRows` has them: behind the fields id, version, created, updated, in bin, by whom.
    const [id, , createdAt, updatedAt, , changedBy] = row.slice(fields.length);
    yield [id, ...row.slice(0, fields.length), createdAt, updatedAt, changedBy].map(cellOf);
  }
}

function cellOf(value: unknown): Cell {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;
  return isPlain ? (value as Cell) : null;
}

/** As Turkish Excel opens it: UTF-8 with its mark, semicolons, CRLF; no cell begins a formula. */
function csvOf(cells: AsyncIterable<readonly Cell[]>): Readable {
  const lines = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { date: wallClock, boolean: (value) => (value ? '1' : '0') },
  });
  // Whoever reads the lines hears of what goes wrong.
  return pipeline(Readable.from(cells), lines, () => undefined);
}

function wallClock(instant: Date): string {
  const { hour, minute, second } = wallTimeOf(instant);
  return `${dayOf(instant)} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
