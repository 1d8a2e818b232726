import { countTitles } from '@ayrac/contract/office/export-titles.ts';
import type { CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { sendTable } from '#server/resource/export/export-records.ts';
import { streamRows } from '#server/resource/export/stream-rows.ts';
import type { Cell } from '#server/resource/export/xlsx.ts';
import { countMissing, missingSince } from './queries.ts';

/** Missing pages of a period: its length in days and its first day. */
interface MissingPeriod {
  readonly period: string;
  readonly since: string;
}

/** Exports all missing pages of a period. The export is recorded. */
export async function exportMissing(
  context: CallContext,
  { period, since }: MissingPeriod,
  format: 'csv' | 'xlsx',
): Promise<StreamReply> {
  const { db, locale } = context;
  const rows = await countMissing(db, since);
  await writeAudit(db, context, {
    action: 'records-exported',
    targetKind: 'missing-pages',
    filter: { period },
    rows,
  });
  const cells = cellsOf(countTitles(locale).missing, streamRows(db, missingSince(since)));
  return sendTable(context, 'missing-pages', format, cells, { 'x-total-rows': String(rows) });
}

async function* cellsOf(
  head: readonly string[],
  rows: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<readonly Cell[]> {
  yield head;
  for await (const [path, hits, lastDay] of rows)
    yield [String(path), Number(hits), { day: String(lastDay) }];
}
