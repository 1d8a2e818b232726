import { pipeline, Readable } from 'node:stream';
import { exportSwitches } from '@ayrac/contract/office/export-titles.ts';
import type { ExportReason } from '@ayrac/domain/audit/export-reason.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { defaultLocale, type Locale } from '@ayrac/domain/text/locale.ts';
import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { stringify } from 'csv-stringify';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { csvForm } from '#server/api/csv.ts';
import { type CallContext, StreamReply } from '#server/api/handler.ts';
import { allowLonger, inTransaction } from '#server/db/transaction.ts';
import { type ExportFilter, exportedRecord } from '#server/features/audit/table.ts';
import { type AuditedAction, writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from '../declaration.ts';
import { countRows, orderOf } from '../list-records.ts';
import { labelsOfLists } from '../references.ts';
import { isSelected, type Selection, selectIds, selectRows } from '../rows.ts';
import { cellsOf } from './export-cells.ts';
import { LONGEST_MS, streamRows } from './stream-rows.ts';
import { type Cell, MOST_XLSX_ROWS, xlsxOf } from './xlsx.ts';

/** Selection and format of an export. */
export type ExportQuery = Selection & {
  readonly sort?: string;
  readonly format: 'csv' | 'xlsx';
  /** Reason for exporting personal values unmasked, or for the export in general. */
  readonly reason?: ExportReason;
};

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Exports everything that a list shows as a file, streamed row by row. The export is recorded in the audit log. */
export async function exportRecords(
  context: CallContext,
  resource: ServedResource,
  { format, sort, reason, ...selection }: ExportQuery,
): Promise<StreamReply> {
  const { db } = context;
  const { name, personal = [] } = resource.shape;
  const isRevealed = reason !== undefined && personal.length > 0;
  const found = isSelected(resource, selection);
  const total = await countRows(db, resource, found);
  if (format === 'xlsx' && total >= MOST_XLSX_ROWS) throw new RefusalError('too-many-rows');
  const entry = {
    id: v7(),
    action: 'records-exported',
    targetKind: name,
    filter: filterOf(resource, selection),
    ...(reason !== undefined && { reason, fields: personal }),
  } as const;
  const rows = await (isRevealed
    ? logRevealed(context, resource, entry, found)
    : writeAudit(db, context, { ...entry, rows: total }).then(() => total));
  // Exactly the records that were logged.
  const selected = isRevealed ? isLogged(resource, entry.id) : found;
  // An import finds records by their Turkish names.
  const named = { ...resource, locale: defaultLocale };
  const query = selectRows(db, named, labelsOfLists(named))
    .where(selected)
    .orderBy(orderOf(named, sort).order);
  const columns = { selected: query._.selectedFields, isRevealed };
  const cells = cellsOf(context, resource, columns, streamRows(db, query));
  return sendTable(context, name, format, cells, { 'x-total-rows': String(rows) });
}

/**
 * Records an export of personal data with each record of the file, so that every one of them shows who exported it.
 * Returns their number.
 */
function logRevealed(
  context: CallContext,
  resource: ServedResource,
  entry: AuditedAction & { readonly id: string },
  found: SQL | undefined,
): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    // As many rows as the file has, each of which is checked at the commit.
    await allowLonger(tx, LONGEST_MS);
    const ids = selectIds(tx, resource).where(found);
    // The entry refers to nothing and is never changed, so the records come first and are counted by being written.
    const { rowCount } = await tx.execute(sql`
      insert into ${exportedRecord} (entry_id, record_id) select ${entry.id}::uuid, id from (${ids}) found`);
    const rows = rowCount ?? 0;
    await writeAudit(tx, context, { ...entry, rows });
    return rows;
  });
}

function isLogged({ table }: ServedResource, entryId: string): SQL {
  return sql`${table.id} in (select ${exportedRecord.recordId} from ${exportedRecord}
    where ${exportedRecord.entryId} = ${entryId})`;
}

/**
 * Returns the filters of a list for the audit log, which is never changed: without searched words and personal values,
 * which would outlive the erasure of the person.
 */
function filterOf({ shape }: ServedResource, { q = '', ...filters }: Selection): ExportFilter {
  const { personal = [] }: { readonly personal?: readonly string[] } = shape;
  const given = Object.entries(filters).flatMap(([name, value]) =>
    typeof value === 'string' && !personal.includes(name) ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(given), ...(q.trim() !== '' && { q: true as const }) };
}

/** Sends a table as a file named with today's date, streamed row by row. The first row is the header. */
export function sendTable(
  { now, locale }: Pick<CallContext, 'now' | 'locale'>,
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
    format === 'csv' ? csvRows(cells, locale) : Readable.from(xlsxOf(cells), { objectMode: false }),
  );
}

/**
 * Streams CSV, in Turkish with a decimal comma, because Turkish Excel reads 4.5 as the fourth of May. It has no switches
 * of its own, as XLSX does, so they are words.
 */
function csvRows(cells: AsyncIterable<readonly Cell[]>, locale: Locale): Readable {
  const { yes, no } = exportSwitches(locale);
  const lines = stringify({
    ...csvForm,
    cast: {
      date: wallClock,
      boolean: (value) => (value ? yes : no),
      number: (value) => (locale === 'tr' ? String(value).replace('.', ',') : String(value)),
      object: (value) => String(value.day),
    },
  });
  // Errors reach the reader of the stream, so this callback has nothing to do.
  return pipeline(Readable.from(cells), lines, () => undefined);
}

function wallClock(instant: Date): string {
  const { hour, minute, second } = wallTimeOf(instant);
  return `${dayOf(instant)} ${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}`;
}
