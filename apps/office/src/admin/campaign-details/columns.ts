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
import type { FieldWords } from '#office/client/words.ts';
import type { SheetColumn } from '#office/sheet/sheet-column.ts';

/** Groups of fields that the table can show. */
export const detailParts = ['texts', 'facts', 'vehicle'] as const;
export type DetailPart = (typeof detailParts)[number];

/** Languages that the table can show. */
export const detailLanguages = ['both', 'tr', 'en'] as const;
export type DetailLanguage = (typeof detailLanguages)[number];

/** Largest number of fact columns that is still readable. */
export const MOST_FACT_COLUMNS = 24;

/** A column for a fact, by its label. */
export interface FactColumn {
  readonly column: string;
  readonly label: string;
  readonly labelEn: string | null;
}

const vehicleNames = Object.keys(vehicleFields) as DetailField[];
const textNames = (Object.keys(detailFields) as DetailField[]).filter(
  (name) => !vehicleNames.includes(name) && !name.endsWith('En'),
);

/** Returns the facts of some campaigns, the most common first. */
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

/** Returns the names of the cells for a part and a language. */
export function cellNames(
  part: DetailPart,
  language: DetailLanguage,
  facts: readonly FactColumn[],
): readonly string[] {
  const inLanguage = (turkish: string, english: string) =>
    language === 'both' ? [turkish, english] : [language === 'tr' ? turkish : english];
  switch (part) {
    case 'texts':
      return textNames.flatMap((name) => inLanguage(name, `${name}En`));
    case 'facts':
      return facts.flatMap(({ column }) => inLanguage(factCell(column, false), factCell(column, true)));
    case 'vehicle':
      return vehicleNames;
  }
}

/** Returns the fact of a cell, in either language. */
export function factOf(name: string, facts: readonly FactColumn[]): FactColumn | undefined {
  return facts.find(({ column }) => [factCell(column, false), factCell(column, true)].includes(name));
}

/** Returns the label and input of a column. */
export function columnOf(
  name: string,
  facts: readonly FactColumn[],
  words: { readonly of: (name: string) => FieldWords; readonly english: (p: { label: string }) => string },
): SheetColumn {
  if (!isDetailField(name)) {
    const label = factOf(name, facts)?.label ?? name;
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

/** Returns the saved value of a campaign's cell. */
export function valueIn({ values, facts }: DetailRow, name: string): DraftValue {
  return cellValue({ ...values, facts } as unknown as DraftContent, name);
}

/** Returns a value as text for its cell. */
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

/** Returns the value to send for a typed text. The label of a choice becomes its value, ignoring case and accents. */
export function sentOf(name: string, text: string, choices: FieldWords['choices']): string {
  if (!isDetailField(name) || detailFields[name].kind !== 'choice') return text;
  const found = Object.entries(choices ?? {}).find(([, label]) => foldTurkish(label) === foldTurkish(text));
  return found?.[0] ?? text;
}

/** Returns the problem of a value, as far as the cell alone can tell. */
export function problemOf(name: string, sent: string): FieldProblem | undefined {
  if (!isDetailField(name)) return sent.length > 200 ? 'too-long' : undefined;
  const read = readDraftField(detailFields[name], sent);
  return read.kind === 'problem' ? read.problem : undefined;
}

/** Whether a text has formatting that a cell would lose: anything but paragraphs. */
export function isFormatted(name: string, value: DraftValue): boolean {
  if (typeof value !== 'string' || !richFields.some((rich) => rich === name) || !isRichText(value))
    return false;
  return readRichText(value).some(
    (block) =>
      block.kind === 'list' ||
      block.runs.some(({ isBold, isItalic, href }) => isBold || isItalic || href !== null),
  );
}
