import { choiceNames } from '@ayrac/contract/office/import-titles.ts';
import { type Field, readField } from '@ayrac/domain/field/field.ts';
import { isClearing, readYesNo } from '@ayrac/domain/import/cell-text.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { FileCell } from '#server/files/file-row.ts';

/** Values of the readable cells, and the problems of the others. */
export interface ReadCells {
  readonly values: Record<string, unknown>;
  readonly problems: Record<string, FieldProblem>;
}

/** Returns the id of the record named in a cell, or the problem when there is none or more than one. */
export type Resolve = (field: string, text: string) => string | { readonly problem: FieldProblem };

/** Reads the cells of a row by the rules of their fields. A single dash clears an optional field. */
export function readCells(
  fields: Readonly<Record<string, Field>>,
  cells: Readonly<Record<string, FileCell>>,
  resolve: Resolve,
): ReadCells {
  const values: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, cell] of Object.entries(cells)) {
    const field = fields[name];
    if (field === undefined) continue;
    const read = readCell(field, name, cell, resolve);
    if (read.kind === 'ok') values[name] = read.value;
    else problems[name] = read.problem;
  }
  return { values, problems };
}

function readCell(
  field: Field,
  name: string,
  cell: FileCell,
  resolve: Resolve,
): ReturnType<typeof readField> {
  if (cell !== null && typeof cell === 'object') return { kind: 'problem', problem: cell.problem };
  const text = String(cell ?? '').trim();
  if (field.kind === 'switch') {
    const value = typeof cell === 'boolean' ? cell : readYesNo(text);
    return value === undefined
      ? { kind: 'problem', problem: 'not-a-yes-or-no' }
      : { kind: 'ok', value: value };
  }
  if (isClearing(text)) return readField(field, null);
  if (field.kind === 'id' || field.kind === 'reference') {
    const found = resolve(name, text);
    return typeof found === 'string'
      ? { kind: 'ok', value: found }
      : { kind: 'problem', problem: found.problem };
  }
  if (field.kind === 'choice') return readField(field, choiceOf(name, field.choices, text));
  if (typeof cell === 'number' && (field.kind === 'decimal' || field.kind === 'whole'))
    return readField(field, cell);
  return readField(field, text);
}

/** Returns the choice that a cell means, by itself or by its name in one of the languages. */
function choiceOf(field: string, choices: readonly string[], text: string): string {
  const folded = foldTurkish(text);
  const answer = readYesNo(text);
  const yesOrNo = answer === undefined ? undefined : answer ? 'yes' : 'no';
  const namesOf = (choice: string) => [
    choice,
    ...locales.flatMap((locale) => choiceNames(locale)[field]?.[choice] ?? []),
  ];
  return (
    choices.find(
      (choice) => choice === yesOrNo || namesOf(choice).some((name) => foldTurkish(name) === folded),
    ) ?? text
  );
}
