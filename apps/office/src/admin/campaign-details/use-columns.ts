import { useLocale } from '@ayrac/browser/locale.ts';
import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { useMemo } from 'react';
import type { FieldWords } from '#office/client/words.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useFieldWords } from '../campaign-wizard/use-field-words.ts';
import {
  cellNames,
  columnOf,
  type DetailLanguage,
  type DetailPart,
  type FactColumn,
  factColumns,
  MOST_FACT_COLUMNS,
  textOf,
  valueIn,
} from './columns.ts';

/** Returns the words of a field by its name. */
export type FieldWordsOf = (name: string) => FieldWords;

interface Shown {
  readonly part: DetailPart;
  readonly language: DetailLanguage;
  readonly rows: readonly DetailRow[];
  readonly added: readonly FactColumn[];
}

/** Returns the table's columns and functions that read their cells. */
export function useColumns({ part, language, rows, added }: Shown) {
  const { campaignWizard } = useOfficePhrases();
  const wordsOf = useFieldWords();
  const locale = useLocale();
  const facts = useMemo(() => factColumns(rows, added), [rows, added]);
  const columns = useMemo(
    () =>
      cellNames(part, language, facts.slice(0, MOST_FACT_COLUMNS)).map((name) =>
        columnOf(name, facts, { of: wordsOf, english: campaignWizard.english }),
      ),
    [part, language, facts, wordsOf, campaignWizard],
  );
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const shown = (name: string, value: Parameters<typeof textOf>[1]) =>
    textOf(name, value, { locale, choices: wordsOf(name).choices });
  return {
    columns,
    wordsOf,
    shown,
    /** Number of rarer facts without a column. */
    left: Math.max(0, facts.length - MOST_FACT_COLUMNS),
    rowOf: (id: string) => byId.get(id),
    labelOf: (name: string) => columnOf(name, facts, { of: wordsOf, english: campaignWizard.english }).label,
    savedOf: (id: string, name: string) => {
      const row = byId.get(id);
      return row === undefined ? '' : shown(name, valueIn(row, name));
    },
  };
}
