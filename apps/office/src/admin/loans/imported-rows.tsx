import { useLocale } from '@ayrac/browser/locale.ts';
import type { ImportedRow } from '@ayrac/contract/office/loan-books.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { DataTable } from '@ayrac/kit/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { OldAndNew } from './old-and-new.tsx';
import { useFieldNames } from './use-field-names.ts';

const tones = { new: 'success', changed: 'info', unchanged: 'neutral', refused: 'danger' } as const;

/** What an import would do, row by row. */
export function ImportedRows({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const { loans } = useOfficePhrases();
  const locale = useLocale();
  const nameOf = useFieldNames();
  const words = loans.import;
  return (
    <DataTable
      caption={words.result}
      captionHidden
      columns={[
        { key: 'line', label: words.line },
        { key: 'bank', label: loans.offers.bank },
        { key: 'outcome', label: words.result },
        { key: 'details', label: words.details },
      ]}
      rows={rows.map(({ line, bank, type, outcome, changes, problems }) => ({
        key: String(line),
        cells: {
          line: formatCount(line, locale),
          bank: type === null ? bank : `${bank} (${loans.types[type]})`,
          outcome: <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>,
          details: (
            <ul>
              {changes.map(({ name, before, after }) => (
                <li key={name}>
                  {nameOf(name)}: <OldAndNew before={before} after={after} />
                </li>
              ))}
              {problems.map(({ column, message }) => (
                <li key={column}>
                  {column}: {message}
                </li>
              ))}
            </ul>
          ),
        },
      }))}
    />
  );
}
