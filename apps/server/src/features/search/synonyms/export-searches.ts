import { countTitles } from '@ayrac/contract/office/export-titles.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext, StreamReply } from '#server/api/handler.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { sendTable } from '#server/resource/export/export-records.ts';
import { streamRows } from '#server/resource/export/stream-rows.ts';
import type { Cell } from '#server/resource/export/xlsx.ts';
import { countTerms, type Searched, searchesOf } from './search-queries.ts';

/** Exports all selected search terms with the words or the page of their synonyms. The export is recorded. */
export async function exportSearches(
  context: CallContext,
  searched: Searched & { readonly period: string },
  format: 'csv' | 'xlsx',
): Promise<StreamReply> {
  const { db } = context;
  const { period, locale, isEmpty } = searched;
  const rows = await countTerms(db, searched);
  await writeAudit(db, context, {
    action: 'records-exported',
    targetKind: 'queries',
    filter: { period, ...(locale && { locale }), ...(isEmpty && { isEmpty: 'true' }) },
    rows,
  });
  const cells = cellsOf(context.locale, streamRows(db, searchesOf(searched)));
  return sendTable(context, 'search-terms', format, cells, { 'x-total-rows': String(rows) });
}

async function* cellsOf(
  locale: Locale,
  rows: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<readonly Cell[]> {
  const { queries, languages } = countTitles(locale);
  yield queries;
  for await (const [spelling, spoken, searches, empty, synonym] of rows)
    yield [
      String(spelling),
      languages[spoken as Locale],
      Number(searches),
      Number(empty),
      synonym as string | null,
    ];
}
