import { useLocale } from '@ayrac/browser/locale.ts';
import type { CheckedResult } from '@ayrac/contract/office/lead-result-calls.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { DataTable } from '@ayrac/kit/facts/facts-table.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { RequestTitle } from '../merge/request-title.tsx';
import '#office/screen/counts.css';

const tones = { taken: 'success', unchanged: 'neutral', refused: 'danger' } as const;
/** Refused rows come first, because they need attention. */
const order = ['refused', 'taken', 'unchanged'] as const;

interface ResultRowsProps {
  readonly rows: readonly CheckedResult[];
  readonly isTaken: boolean;
}

/** What each row of a file would do, or did. */
export function ResultRows({ rows, isTaken }: ResultRowsProps) {
  const { leads, leadResults: words } = useOfficePhrases();
  const locale = useLocale();
  const outcomes = isTaken ? words.outcomesDone : words.outcomes;
  const inOrder = order.flatMap((outcome) => rows.filter((row) => row.outcome === outcome));
  if (rows.length === 0) return null;
  return (
    <div className="counts-table">
      <DataTable
        caption={words.title}
        captionHidden
        columns={[
          { key: 'lead', label: words.heads.lead },
          { key: 'line', label: words.heads.line, number: 'count' },
          { key: 'stage', label: words.heads.stage },
          { key: 'outcome', label: words.heads.outcome },
        ]}
        rows={inOrder.map(({ line, lead, stage, outcome, message }) => ({
          key: `${line}`,
          cells: {
            lead: lead === null ? words.unknown : <RequestTitle name={lead.name} campaign={lead.campaign} />,
            line: formatCount(line, locale),
            stage: stage === null ? '' : leads.fields.stand.choices[stage],
            outcome: (
              <span className="results-outcome">
                <Badge tone={tones[outcome]}>{outcomes[outcome]}</Badge>
                {message}
              </span>
            ),
          },
        }))}
      />
    </div>
  );
}
