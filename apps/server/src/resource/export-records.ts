import { pipeline, Readable } from 'node:stream';
import { exportTitles } from '@ayrac/contract/office/export-titles.ts';
import type { ExportReason } from '@ayrac/domain/audit/export-reason.ts';
import type { Field } from '@ayrac/domain/field.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { stringify } from 'csv-stringify';
import { type CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from './declaration.ts';
import { countRows, orderOf } from './list-records.ts';
import { labelKey } from './references.ts';
import { isSelected, type Selection, selectRows } from './rows.ts';
import { streamRows } from './stream-rows.ts';
import { masked } from './values.ts';
import { type Cell, MOST_XLSX_ROWS, xlsxOf } from './xlsx.ts';

/** What is exported, and as what. */
export type ExportQuery = Selection & {
  readonly sort?: string;
  readonly format: 'csv' | 'xlsx';
  /** Why personal values leave as they are, or why the file is taken. */
  readonly reason?: ExportReason;
};

const WRITTEN = ['createdAt', 'updatedAt', 'changedBy'];

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** All that a list would show as a file, sent row by row while they are read. */
export async function exportRecords(
  context: CallContext,
  resource: ServedResource,
  { format, sort, reason, ...selection }: ExportQuery,
): Promise<StreamReply> {
  const { db } = context;
  const { name } = resource.shape;
  const selected = isSelected(resource, selection);
  const total = await countRows(db, resource, selected);
  if (format === 'xlsx' && total >= MOST_XLSX_ROWS) throw new RefusalError('too-many-rows');
  const { personal = [] } = resource.shape;
  const isRevealed = reason !== undefined && personal.length > 0;
  await writeAudit(db, context, {
    action: 'records-exported',
    targetKind: name,
    rows: total,
    ...(reason !== undefined && { reason, fields: personal }),
  });
  const rows = selectRows(db, resource).where(selected).orderBy(orderOf(resource, sort).order);
  const names = Object.keys(rows._.selectedFields);
  const cells = cellsOf(context, resource, { names, isRevealed }, streamRows(db, rows.toSQL()));
  return sendTable(context, name, format, cells, { 'x-total-rows': String(total) });
}

/** A table as a file of that name and today's date, sent row by row as they come; the first one is its head. */
export function sendTable(
  { now }: Pick<CallContext, 'now'>,
  name: string,
  format: ExportQuery['format'],
  cells: AsyncIterable<readonly Cell[]>,
  more: Readonly<Record<string, string>> = {},
): StreamReply {
  const headers = {
    'content-type': mediaTypes[format],
    'content-disposition': `attachment; filename="${name}-${dayOf(now)}.${format}"`,
    ...more,
  };
  return new StreamReply(
    headers,
    format === 'csv' ? csvOf(cells) : Readable.from(xlsxOf(cells), { objectMode: false }),
  );
}

interface Columns {
  /** Of what a row has, in its order. */
  readonly names: readonly string[];
  readonly isRevealed: boolean;
}

/** The head and the rows: the id, the fields, and when and by whom it was last written. */
async function* cellsOf(
  { locale }: CallContext,
  { shape, references = {} }: ServedResource,
  { names, isRevealed }: Columns,
  rows: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<readonly Cell[]> {
  const titles = exportTitles(locale, shape.name);
  const shown = ['id', ...Object.keys(shape.fields), ...(shape.figures ?? []), ...WRITTEN];
  yield shown.map((name) => titles[name] ?? name);
  const places = shown.map((name) => names.indexOf(name in references ? labelKey(name) : name));
  for await (const row of rows) {
    yield shown.map((name, at) => {
      const value = row[places[at] ?? -1];
      return cellOf(shape.fields[name], isRevealed ? value : masked(shape, name, value));
    });
  }
}

/** An instant stays one: a sheet shows it as a clock in İstanbul does. */
function cellOf(field: Field | undefined, value: unknown): Cell {
  if (field?.kind === 'decimal' && typeof value === 'string') return Number(value);
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
  // Errors reach whoever reads the lines; there is nothing to do here.
  return pipeline(Readable.from(cells), lines, () => undefined);
}

function wallClock(instant: Date): string {
  const { hour, minute, second } = wallTimeOf(instant);
  return `${dayOf(instant)} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
