import { resultColumns, standNamed } from '@ayrac/contract/office/result-titles.ts';
import { recogniseColumns } from '@ayrac/domain/import/column-mapping.ts';
import { MOST_RESULT_ROWS, type ResultStage, resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { readId } from '@ayrac/domain/record/record-id.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { type FileCell, isBlank } from '#server/files/file-row.ts';
import { fileRows } from '#server/files/file-rows.ts';
import type { listReasons } from '../queries.ts';
import type { GivenResult } from '../take-result.ts';

/** Column of a file of results. */
type Column = 'request' | 'stage' | 'reason' | 'key';

/** Row of a file: a result, or the problem with it. */
export type ReadRow =
  | { readonly kind: 'result'; readonly line: number; readonly result: GivenResult }
  | {
      readonly kind: 'problem';
      readonly line: number;
      readonly leadId: string | null;
      readonly stage: ResultStage | null;
      /** Column with the problem. */
      readonly column: Column;
      readonly problem: FieldProblem;
      /** Text of that column's cell. */
      readonly text: string;
    };

/** Content of a file of results: its rows, and the number of rows without a result. */
export interface ReadFile {
  readonly rows: readonly ReadRow[];
  readonly left: number;
}

type Reasons = Awaited<ReturnType<typeof listReasons>>;

/** Reads a file of results by its column names. Refuses a file without the columns for requests and stages. */
export async function readResults(path: string, reasons: Reasons): Promise<ReadFile> {
  const rows: ReadRow[] = [];
  let left = 0;
  let columns: readonly (string | null)[] | undefined;
  for await (const { line, cells } of fileRows(path)) {
    if (columns === undefined) {
      columns = recogniseColumns(cells.map(textOf), resultColumns);
      if (!columns.includes('request') || !columns.includes('stage'))
        throw new RefusalError('file-unreadable');
      continue;
    }
    const places = columns;
    const cellOf = (column: Column) => textOf(cells[places.indexOf(column)] ?? null);
    const row = readRow(line, cellOf, reasons);
    if (row === undefined) left += 1;
    else if (rows.push(row) > MOST_RESULT_ROWS) throw new RefusalError('too-many-results');
  }
  if (rows.length + left === 0) throw new RefusalError('file-unreadable');
  return { rows, left };
}

/** Returns undefined for a row without a result: an exported list of requests also contains new and withdrawn ones. */
function readRow(line: number, cellOf: (column: Column) => string, reasons: Reasons): ReadRow | undefined {
  const stageText = cellOf('stage');
  const cellState = stageText === '' ? undefined : standNamed(stageText);
  if (stageText === '' || cellState === 'new' || cellState === 'withdrawn') return undefined;
  const id = readId(cellOf('request'));
  const leadId = id.kind === 'ok' ? id.value : null;
  const stage = resultStages.find((one) => one === cellState) ?? null;
  const broken = (column: Column, problem: FieldProblem) =>
    ({ kind: 'problem', line, leadId, stage, column, problem, text: cellOf(column) }) as const;
  if (leadId === null) return broken('request', 'not-a-choice');
  if (stage === null) return broken('stage', 'not-a-choice');
  const named = stage === 'lost' ? cellOf('reason') : '';
  const reason = reasons.find((one) => isNamed(one, named));
  if (named !== '' && reason === undefined) return broken('reason', 'not-a-choice');
  const lostReasonId = reason?.id ?? null;
  // A row without a key is identified by its content.
  const key = cellOf('key') || ['file', leadId, stage, lostReasonId].join(' ');
  if (key.length > 100 && cellOf('key') !== '') return broken('key', 'too-long');
  return { kind: 'result', line, result: { key, leadId, stage, lostReasonId, at: null, version: null } };
}

function isNamed({ id, name, nameEn }: Reasons[number], named: string): boolean {
  const folded = foldTurkish(named);
  return id === named || (folded !== '' && [name, nameEn].some((one) => foldTurkish(one) === folded));
}

function textOf(cell: FileCell): string {
  if (isBlank(cell) || cell === null || typeof cell === 'object') return '';
  return String(cell).replaceAll('\0', '').toWellFormed().trim();
}
