import type { Field } from '../field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { slugOf } from '../text/slug.ts';
import { type DraftChange, type DraftContent, type DraftFact, readDraftChange } from './draft-content.ts';
import type { DraftValue } from './draft-field.ts';
import { englishFields, offerFields, textFields, vehicleFields } from './draft-fields.ts';

/** The fields that the table of many campaigns has, beside the facts: texts in both languages, and what vehicles are. */
export const detailFields = {
  title: offerFields.title,
  discount: offerFields.discount,
  ...textFields,
  ...englishFields,
  ...vehicleFields,
} as const satisfies Readonly<Record<string, Field>>;

/** The name of a field of that table. */
export type DetailField = keyof typeof detailFields;

/** One cell as somebody filled it in. */
export interface DetailCell {
  /** A field, or a fact by what it is called: `facts.garanti`, in English `facts.garanti.en`. */
  readonly name: string;
  /** What stood there when it was typed over. */
  readonly seen: DraftValue;
  readonly typed: string;
  /** What a fact is called that its campaign does not have yet. */
  readonly label?: string | undefined;
  readonly labelEn?: string | undefined;
}

/** A cell that somebody else wrote since it was typed over. */
export interface CellConflict {
  readonly name: string;
  readonly theirs: DraftValue;
}

const factName = /^facts\.([a-z0-9-]{1,80})(\.en)?$/;

/** The column of a fact: what is called alike in many campaigns stands in one column, whatever its keys are. */
export function factColumn(label: string): string {
  return slugOf(label).slice(0, 80) || 'bilgi';
}

/** The name of a fact's cell. */
export function factCell(column: string, isEnglish: boolean): string {
  return `facts.${column}${isEnglish ? '.en' : ''}`;
}

/** Whether the table has a column of this name. */
export function isDetailCell(name: string): boolean {
  return isDetailField(name) || factName.test(name);
}

/** Whether a name is that of a field, and not of a fact. */
export function isDetailField(name: string): name is DetailField {
  return Object.hasOwn(detailFields, name);
}

/** What stands in a cell; null where it is empty. */
export function cellValue(
  { facts, ...content }: Pick<DraftContent, DetailField | 'facts'>,
  name: string,
): DraftValue {
  if (isDetailField(name)) return content[name];
  const { column, isEnglish } = factOf(name);
  const fact = facts.find(({ label }) => factColumn(label) === column);
  return (isEnglish ? fact?.valueEn : fact?.value) ?? null;
}

/**
 * Reads the cells of one campaign into a change of its content. What is wrong comes back by the names of the cells. A
 * fact whose value is emptied goes, with its English words.
 */
export function readCells(
  content: DraftContent,
  cells: readonly DetailCell[],
):
  | { readonly kind: 'ok'; readonly value: DraftChange }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const ofFields = cells.filter(({ name }) => isDetailField(name));
  const ofFacts = cells.filter(({ name }) => !isDetailField(name));
  const fields = readDraftChange(Object.fromEntries(ofFields.map(({ name, typed }) => [name, typed])));
  const facts = ofFacts.length === 0 ? undefined : readFacts(content.facts, ofFacts);
  const problems = {
    ...(fields.kind === 'invalid' && fields.fields),
    ...(facts?.kind === 'invalid' && facts.fields),
  };
  if (fields.kind === 'invalid' || facts?.kind === 'invalid') return { kind: 'invalid', fields: problems };
  return { kind: 'ok', value: { ...fields.value, ...(facts && { facts: facts.value }) } };
}

/** The cells that somebody else wrote since they were typed over; who wrote the same is no conflict. */
export function cellConflicts(
  content: DraftContent,
  changed: DraftContent,
  cells: readonly DetailCell[],
): readonly CellConflict[] {
  return cells
    .map(({ name, seen }) => ({ name, seen, theirs: cellValue(content, name) }))
    .filter(({ name, seen, theirs }) => theirs !== seen && theirs !== cellValue(changed, name))
    .map(({ name, theirs }) => ({ name, theirs }));
}

function factOf(name: string): { readonly column: string; readonly isEnglish: boolean } {
  const [, column = '', english] = factName.exec(name) ?? [];
  return { column, isEnglish: english !== undefined };
}

function readFacts(
  facts: readonly DraftFact[],
  cells: readonly DetailCell[],
):
  | { readonly kind: 'ok'; readonly value: readonly DraftFact[] }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const filled = cells.reduce(withCell, facts);
  const emptied = new Set(
    cells.flatMap(({ name, typed }) => (name.endsWith('.en') || typed.trim() !== '' ? [] : [name])),
  );
  const kept = filled.filter(
    ({ label, value, valueEn }) =>
      value !== '' || (valueEn !== null && !emptied.has(factCell(factColumn(label), false))),
  );
  const read = readDraftChange({ facts: kept });
  if (read.kind === 'ok') return { kind: 'ok', value: read.value.facts ?? [] };
  return { kind: 'invalid', fields: byCell(read.fields, kept, cells) };
}

/** The facts with one cell in them; one that is not there yet comes last, and gets its key when it is read. */
function withCell(
  facts: readonly DraftFact[],
  { name, typed, label, labelEn }: DetailCell,
): readonly DraftFact[] {
  const { column, isEnglish } = factOf(name);
  const place = facts.findIndex((fact) => factColumn(fact.label) === column);
  const called = label !== undefined && factColumn(label) === column ? label : column;
  const fact = facts[place] ?? { key: '', label: called, value: '', labelEn: labelEn || null, valueEn: null };
  const text = typed.trim();
  const written = isEnglish ? { ...fact, valueEn: text === '' ? null : text } : { ...fact, value: text };
  return place === -1 ? [...facts, written] : facts.with(place, written);
}

/** `facts.0.value` is the cell of the first fact; what concerns all of them is told at each cell. */
function byCell(
  problems: FieldProblems,
  facts: readonly DraftFact[],
  cells: readonly DetailCell[],
): FieldProblems {
  const told = Object.entries(problems).flatMap(([path, problem]): (readonly [string, FieldProblem])[] => {
    const [, place, part = ''] = path.split('.');
    const fact = facts[Number(place)];
    if (fact === undefined) return cells.map(({ name }) => [name, problem]);
    return [[factCell(factColumn(fact.label), part.endsWith('En')), problem]];
  });
  return Object.fromEntries(told);
}
