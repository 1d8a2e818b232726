import { useLocale } from '@ayrac/browser/locale.ts';
import type { OfferRow, ParameterRowValue } from '@ayrac/contract/office/loan-books.ts';
import type { RowState } from '@ayrac/domain/loan-book/dated-row.ts';
import { formatDate, formatDateTime } from '@ayrac/domain/text/format.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import type { ReactNode } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';

const tones = {
  past: 'neutral',
  holding: 'success',
  future: 'info',
  corrected: 'neutral',
  'taken-back': 'neutral',
} as const satisfies Record<RowState, string>;

interface TimelineRowProps {
  readonly row: OfferRow | ParameterRowValue;
  readonly name: string;
  readonly figures: ReactNode;
  readonly state: RowState;
  /** Whether a value is being withdrawn. */
  readonly isBusy: boolean;
  readonly onWithdraw: () => void;
}

/** One dated value with its date, source and author. */
export function TimelineRow({ row, name, figures, state, isBusy, onWithdraw }: TimelineRowProps) {
  const { timeline } = useOfficePhrases().loans;
  const locale = useLocale();
  const date = formatDate(row.validFrom, locale);
  const written = timeline.written({
    at: formatDateTime(row.createdAt, locale),
    who: row.createdBy ?? timeline.shipped,
  });
  return (
    <li data-state={state}>
      <div className="loan-row-head">
        <strong>{name}</strong>
        <time dateTime={row.validFrom}>{date}</time>
        <Badge tone={tones[state]}>{timeline.states[state]}</Badge>
        {state === 'future' && (
          <Button
            variant="ghost"
            size="small"
            icon="undo-2"
            aria-label={timeline.takeBackLabel({ name, date })}
            disabled={isBusy}
            onClick={onWithdraw}
          >
            {timeline.takeBack}
          </Button>
        )}
      </div>
      <p className="loan-figures">{figures}</p>
      {row.note !== null && <p>{row.note}</p>}
      {row.sourceQuote !== null && <blockquote>{row.sourceQuote}</blockquote>}
      <p className="loan-remark">
        {row.sourceUrl !== null && (
          <>
            <a href={row.sourceUrl} rel="noreferrer noopener" target="_blank">
              {timeline.source}
            </a>
            {' · '}
          </>
        )}
        {'source' in row && `${row.source} · `}
        {written}
      </p>
    </li>
  );
}
