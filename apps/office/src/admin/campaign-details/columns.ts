import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import {
  cellValue,
  type DetailField,
  detailFields,
  factCell,
  factColumn,
  isDetailField,
} from '@ayrac/domain/campaign-draft/detail-cell.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { type DraftValue, readDraftField } from '@ayrac/domain/campaign-draft/draft-field.ts';
import { richFields, vehicleFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { decimalText } from '@ayrac/domain/text/decimal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { isRichText, plainOf, readRichText } from '@ayrac/domain/text/rich-text.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import type { FieldWords } from '#office/resource/words.ts';
import type { SheetColumn } from '#office/sheet/sheet-column.ts';

/** What of the campaigns the table shows. */
export const detailParts = ['texts', 'facts', 'vehicle'] as const;
/** One of these. */
export type DetailPart = (typeof detailParts)[number];

/** In which language it shows it. */
export const detailLanguages = ['both', 'tr', 'en'] as const;
/** One of these. */
export type DetailLanguage = (typeof detailLanguages)[number];

/** More facts than these make a table that nobody reads. */
export const MOST_FACT_COLUMNS = 24;

/** A fact by what it is called. */
export interface FactColumn {
  readonly column: string;
  readonly label: string;
  readonly labelEn: string | null;
}

const vehicleNames = Object.keys(vehicleFields) as DetailField[];
const textNames = (Object.keys(detailFields) as DetailField[]).filter(
  (name) => !vehicleNames.includes(name) && !name.endsWith('En'),
);

/** The facts of some campaigns, those of most campaigns first. */
export function factColumns(rows: readonly DetailRow[], added: readonly FactColumn[]): readonly FactColumn[] {
  const found = Map.groupBy(
    rows.flatMap(({ facts }) => facts),
    ({ label }) => factColumn(label),
  );
  const known = [...found]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .flatMap(([column, [first]]): readonly FactColumn[] =>
      first === undefined ? [] : [{ column, label: first.label, labelEn: first.labelEn }],
    );
  return [...added.filter(({ column }) => !found.has(column)), ...known];
}

/** The names of the cells that a part shows in a language. */
export function cellNames(
  part: DetailPart,
  language: DetailLanguage,
  facts: readonly FactColumn[],
): readonly string[] {
  const told = (turkish: string, english: string) =>
    language === 'both' ? [turkish, english] : [language === 'tr' ? turkish : english];
  switch (part) {
    case 'texts':
      return textNames.flatMap((name) => told(name, `${name}En`));
    case 'facts':
      return facts.flatMap(({ column }) => told(factCell(column, false), factCell(column, true)));
    case 'vehicle':
      return vehicleNames;
  }
}

/** What a column is called by the words of fields, and how it is typed into. */
export function columnOf(
  name: string,
  facts: readonly FactColumn[],
  words: { readonly of: (name: string) => FieldWords; readonly english: (p: { label: string }) => string },
): SheetColumn {
  if (!isDetailField(name)) {
    const fact = facts.find(
      ({ column }) => name === factCell(column, false) || name === factCell(column, true),
    );
    const label = fact?.label ?? name;
    return { id: name, label: name.endsWith('.en') ? words.english({ label }) : label, isText: true };
  }
  const { label, choices } = words.of(name);
  const field = detailFields[name];
  if (field.kind === 'choice')
    return { id: name, label, isText: true, choices: Object.values(choices ?? {}) };
  return {
    ...{ id: name, label, isText: field.kind === 'text' },
    isLong: field.kind === 'text' && field.lines === 'many',
  };
}

/** What stands in a cell of a campaign. */
export function valueIn({ values, facts }: DetailRow, name: string): DraftValue {
  return cellValue({ ...values, facts } as unknown as DraftContent, name);
}

/** A value as its cell shows it. */
export function textOf(
  name: string,
  value: DraftValue,
  { locale, choices }: { readonly locale: Locale; readonly choices: FieldWords['choices'] },
): string {
  if (value === null) return '';
  const field = isDetailField(name) ? detailFields[name] : undefined;
  if (field?.kind === 'decimal' && typeof value === 'number') return decimalText(value, field.scale, locale);
  const text = String(value);
  return field?.kind === 'choice' ? (choices?.[text] ?? text) : plainOf(text);
}

/** What is sent of what was typed: of a choice its value, whichever way its words are written. */
export function sentOf(name: string, text: string, choices: FieldWords['choices']): string {
  if (!isDetailField(name) || detailFields[name].kind !== 'choice') return text;
  const found = Object.entries(choices ?? {}).find(([, label]) => foldTurkish(label) === foldTurkish(text));
  return found?.[0] ?? text;
}

/** What is wrong with what would be sent, as far as it can be told from the cell alone. */
export function problemOf(name: string, sent: string): FieldProblem | undefined {
  if (!isDetailField(name)) return sent.length > 200 ? 'too-long' : undefined;
  const read = readDraftField(detailFields[name], sent);
  return read.kind === 'problem' ? read.problem : undefined;
}

/** Whether a text has more than paragraphs, which a cell would lose. */
export function isFormatted(name: string, value: DraftValue): boolean {
  if (typeof value !== 'string' || !richFields.some((rich) => rich === name) || !isRichText(value))
    return false;
  return readRichText(value).some(
    (block) =>
      block.kind === 'list' ||
      block.runs.some(({ isBold, isItalic, href }) => isBold || isItalic || href !== null),
  );
}
