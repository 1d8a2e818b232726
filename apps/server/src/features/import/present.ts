import { contradictionPhrases } from '@ayrac/contract/office/contradiction-phrases.ts';
import { choiceNames, loanTypeName, reportWords } from '@ayrac/contract/office/import-titles.ts';
import type { ImportDetail, ImportedTableRow } from '@ayrac/contract/office/imports.ts';
import { fieldProblemPhrases } from '@ayrac/contract/refusal-phrases.ts';
import { importFields } from '@ayrac/domain/import/import-fields.ts';
import { importActions, importStateAfter } from '@ayrac/domain/import/import-state.ts';
import { isLoanType } from '@ayrac/domain/loan/loan.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { type FileCell, isBlank } from '#server/files/file-row.ts';
import { nameOfPlanned } from './kinds/planned-tree.ts';
import type { ImportRow, ImportRun } from './queries.ts';

/** Length of the part of a wrong cell that is shown with its problem. */
const CELL_LETTERS = 60;

type Problem = ImportedTableRow['problems'][number];
/** Resources of the records that fields name. */
const resourcesOfFields: Readonly<Record<string, Problem['binOf']>> = {
  brandId: 'brands',
  categoryId: 'categories',
  parentId: 'categories',
};

export function presentDetail(run: ImportRun): ImportDetail {
  const { id, kind, state, fileName, source, total } = run;
  return {
    ...{ id, kind, state, fileName, source, total },
    passed: passedOf(run),
    counts: {
      new: run.newRows,
      changed: run.changedRows,
      unchanged: run.unchangedRows,
      refused: run.refusedRows,
      written: run.written,
    },
    createdAt: run.createdAt.toISOString(),
    createdBy: run.username,
    actions: importActions.filter((action) => importStateAfter(run, action) !== undefined),
    fixed: { ...run.fixed },
    stopsAtRefused: run.stopsAtRefused,
    columns: run.columns.map(({ title, sample, isUnclear, isRemembered = false }, place) => {
      const { field = null, numbers = null } = run.mapping[place] ?? {};
      return { title, sample: [...sample], isUnclear, isRemembered, field, numbers };
    }),
  };
}

function passedOf({ state, checked, done, total }: ImportRun): number {
  if (state === 'checking' || state === 'checked') return checked;
  return state === 'undoing' || state === 'undone' ? total - done : done;
}

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

/** Presents a row with its effects, in the reader's language. */
export function presentRow(run: ImportRun, row: ImportRow, names: Names, locale: Locale): ImportedTableRow {
  const fields = importFields[run.kind];
  const phrases = {
    ...contradictionPhrases(locale),
    ...fieldProblemPhrases(locale),
    // A file has no list to choose from.
    'not-a-choice': reportWords(locale).notFound,
  };
  // The database orders the properties of a record by their length.
  const inOrder = <Value>(byField: Readonly<Record<string, Value>> | null) =>
    Object.entries(byField ?? {}).sort(([a], [b]) => fields.indexOf(a) - fields.indexOf(b));
  const cellOf = (field: string) => {
    const place = run.mapping.findIndex((column) => column.field === field);
    return {
      column: run.columns[place]?.title ?? null,
      value: beginningOf(row.cells[place] ?? null, locale),
    };
  };
  return {
    number: row.number,
    line: row.line,
    label: labelOf(run, row, locale),
    outcome: row.outcome ?? 'unchanged',
    isWritten: row.writtenVersion !== null,
    isUndone: row.isUndone ?? (run.state === 'undone' && row.recordId !== null),
    changes: inOrder(row.changes).map(([field, { before, after }]) => {
      const all = new Map([...names, ...Object.entries(choiceNames(locale)[field] ?? {})]);
      return { field, before: shown(before, all, locale), after: shown(after, all, locale) };
    }),
    problems: inOrder(row.problems).map(([field, problem]) => {
      const binOf = problem === 'choice-binned' ? (resourcesOfFields[field] ?? null) : null;
      return { field, ...cellOf(field), message: phrases[problem], binOf };
    }),
  };
}

/** Adds loan type and start to the label of rates, of which a bank has several. */
function labelOf({ kind }: ImportRun, { label, key }: ImportRow, locale: Locale): string {
  const [type = '', , from = ''] = kind === 'rates' ? (key?.split(' ') ?? []) : [];
  return [
    label ?? '',
    ...(isLoanType(type) ? [loanTypeName(locale, type), formatDate(from, locale)] : []),
  ].join(' · ');
}

function beginningOf(cell: FileCell, locale: Locale): string | null {
  if (isBlank(cell) || cell === null || typeof cell === 'object') return null;
  const text = cellText(cell, locale);
  return text.length > CELL_LETTERS ? `${text.slice(0, CELL_LETTERS).trimEnd()}…` : text;
}

/** Returns a cell as a spreadsheet in the reader's language shows it: a number without separators of thousands. */
function cellText(cell: string | number | boolean, locale: Locale): string {
  if (typeof cell === 'string') return cell.trim();
  const { yes, no } = reportWords(locale);
  if (typeof cell === 'boolean') return cell ? yes : no;
  return locale === 'tr' ? String(cell).replace('.', ',') : String(cell);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function shown(value: unknown, names: Names, locale: Locale) {
  if (typeof value === 'string' && INSTANT.test(value)) return formatDateTime(value, locale);
  if (typeof value === 'string') return names.get(value) ?? nameOfPlanned(value) ?? value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
