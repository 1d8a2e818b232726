import type { Field } from '../field/field.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { slugOf } from '../text/slug.ts';
import { type DraftChange, type DraftContent, type DraftFact, readDraftChange } from './draft-content.ts';
import type { DraftValue } from './draft-field.ts';
import { englishFields, offerFields, textFields, vehicleFields } from './draft-fields.ts';

/** Longest label of a fact that is added to a campaign, in characters. */
export const FACT_LABEL_LIMIT = 200;

/**
 * Fields of the table for editing many campaigns, in addition to their facts: texts in both languages and vehicle
 * attributes.
 */
export const detailFields = {
  title: offerFields.title,
  discount: offerFields.discount,
  ...textFields,
  ...englishFields,
  ...vehicleFields,
} as const satisfies Readonly<Record<string, Field>>;

/** Name of a field of that table. */
export type DetailField = keyof typeof detailFields;

/** Edited cell of the table. */
export interface DetailCell {
  /** Name of a field or of a fact's column: `facts.garanti`, in English `facts.garanti.en`. */
  readonly name: string;
  /** Value of the cell before the edit. */
  readonly seen: DraftValue;
  readonly typed: string;
  /** Label of a fact that the campaign does not have yet. */
  readonly label?: string | undefined;
  readonly labelEn?: string | undefined;
}

/** Cell that somebody else changed after the edit began. */
export interface CellConflict {
  readonly name: string;
  readonly theirs: DraftValue;
}

const factName = /^facts\.([a-z0-9-]{1,80})(\.en)?$/;

/**
 * Returns the column of a fact. Facts of several campaigns with the same label share a column, whatever their keys are.
 */
export function factColumn(label: string): string {
  return slugOf(label).slice(0, 80) || 'bilgi';
}

/** Returns the name of a fact's cell. */
export function factCell(column: string, isEnglish: boolean): string {
  return `facts.${column}${isEnglish ? '.en' : ''}`;
}

/** Whether the table has a column of this name. */
export function isDetailCell(name: string): boolean {
  return isDetailField(name) || factName.test(name);
}

/** Whether a column is a field rather than a fact. */
export function isDetailField(name: string): name is DetailField {
  return Object.hasOwn(detailFields, name);
}

/** Returns the value of a cell, or null when it is empty. */
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
 * Converts the edited cells of one campaign to a change of its content. Problems are returned by cell name. Emptying
 * the value of a fact removes the fact, including its English text.
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

/**
 * Returns the cells whose stored value differs from the one that was edited. A cell is no conflict when both people
 * entered the same value.
 */
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

/** Returns the facts with one cell changed. A new fact is appended, and gets its key when the facts are read. */
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

/**
 * Maps problems to cells: `facts.0.value` becomes the cell of the first fact. A problem of all facts is reported at
 * each cell.
 */
function byCell(
  problems: FieldProblems,
  facts: readonly DraftFact[],
  cells: readonly DetailCell[],
): FieldProblems {
  const found = Object.entries(problems).flatMap(([path, problem]): (readonly [string, FieldProblem])[] => {
    const [, place, part = ''] = path.split('.');
    const fact = facts[Number(place)];
    if (fact === undefined) return cells.map(({ name }) => [name, problem]);
    return [[factCell(factColumn(fact.label), part.endsWith('En')), problem]];
  });
  return Object.fromEntries(found);
}
