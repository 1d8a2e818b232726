import type { FieldNames } from '@ayrac/domain/import/column-mapping.ts';
import { resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { type LeadStand, leadStands } from '@ayrac/domain/lead/lead-stage.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { leadResults as english } from '@ayrac/phrases/en/office/lead-results.ts';
import { leads as englishLeads } from '@ayrac/phrases/en/office/leads.ts';
import { leadResults as turkish } from '@ayrac/phrases/tr/office/lead-results.ts';
import { leads as turkishLeads } from '@ayrac/phrases/tr/office/leads.ts';
import { exportTitles } from './export-titles.ts';

// For the server only, because it contains both languages.
const columns = [turkish.columns, english.columns];
const labels = { tr: turkishLeads.fields.stand.choices, en: englishLeads.fields.stand.choices };

/** Possible column titles of a file of results: those of forms and of exported lists of requests. */
export const resultColumns: FieldNames = {
  request: named('request', exportTitles('tr', 'leads').id, exportTitles('en', 'leads').id),
  stage: named('stage', exportTitles('tr', 'leads').stand, exportTitles('en', 'leads').stand),
  reason: named('reason'),
  key: named('key'),
};

function named(column: keyof typeof turkish.columns, ...exported: readonly (string | undefined)[]) {
  const spoken = columns.flatMap((words) => words[column].split(', '));
  return [...spoken, ...exported.filter((title) => title !== undefined)];
}

/** Reads the state of a request from a cell in either language. Returns undefined for any other text. */
export function standNamed(cell: string): LeadStand | undefined {
  const folded = foldTurkish(cell.trim());
  return leadStands.find(
    (stand) =>
      stand === folded || Object.values(labels).some((choices) => foldTurkish(choices[stand]) === folded),
  );
}

/** Returns the names of the states that a result can have. */
export function resultNames(locale: Locale): readonly string[] {
  return resultStages.map((stage) => labels[locale][stage]);
}
