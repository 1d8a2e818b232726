import type { OfferRow, ParameterRowValue } from '@ayrac/contract/office/loan-books.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { Timeline } from './timeline.tsx';
import { TypeTabs } from './type-tabs.tsx';
import type { BookEditorProps } from './use-book-editor.ts';
import { useLoanType } from './use-loan-type.ts';
import '#office/fields/fields-beside.css';
import './loans.css';

interface Book {
  readonly today: string;
  readonly version: number;
  readonly rows: readonly (OfferRow | ParameterRowValue)[];
  readonly overdue?: Readonly<Record<LoanType, number>>;
}

/** Loan type and date of the values to load. Without a date, today. */
interface BookQuery {
  readonly type: LoanType;
  readonly on?: string;
}

interface LoanScreenProps<Shown extends Book> {
  readonly kind: 'offers' | 'parameters';
  readonly fetchBook: (query: BookQuery, signal: AbortSignal) => Promise<Shown>;
  readonly Editor: ComponentType<BookEditorProps<Shown>>;
}

/** Values of a loan type that are valid from a date, with an editor and the past and future values below. */
export function LoanScreen<Shown extends Book>(props: LoanScreenProps<Shown>) {
  const words = useOfficePhrases().loans[props.kind];
  const type = useLoanType();
  return (
    <div className="loans">
      <h1 className="screen-title">{words.title}</h1>
      <p className="loan-remark">{words.lede}</p>
      <BookOfType key={type} {...props} />
    </div>
  );
}

function BookOfType<Shown extends Book>({ kind, fetchBook, Editor }: LoanScreenProps<Shown>) {
  const { loans } = useOfficePhrases();
  const client = useQueryClient();
  const type = useLoanType();
  const [on, setOn] = useState<string>();
  const queryKey = ['loans', kind, type, on ?? ''];
  const answer = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchBook(on === undefined ? { type } : { type, on }, signal),
    placeholderData: keepPreviousData,
  });
  const book = answer.data;
  const today = book?.today;
  // The values of today are requested without a date.
  const choose = useCallback((day: string) => setOn(day === today ? undefined : day), [today]);
  return (
    <>
      <TypeTabs type={type} overdue={book?.overdue} />
      {answer.isPending && <TextSkeleton lines={8} />}
      {answer.isError && <FailedAnswer title={loans.failed} answer={answer} />}
      {book !== undefined && (
        <>
          <Editor
            book={book}
            onDay={choose}
            onCurrent={(current) => client.setQueryData<Shown>(queryKey, current)}
          />
          <Timeline kind={kind} type={type} today={book.today} version={book.version} held={book.rows} />
        </>
      )}
    </>
  );
}
