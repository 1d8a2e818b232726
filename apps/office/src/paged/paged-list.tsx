import { Skeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { ListHead } from '#office/resource/list/list-head.tsx';
import { ListFailure } from '#office/resource/list/list-states.tsx';
import { MoreRows } from '#office/resource/list/more-rows.tsx';
import type { PagesAnswer } from './use-pages.ts';

interface PagedListProps {
  readonly title: string;
  /** Number of items, formatted. */
  readonly count?: string | undefined;
  /** Content beside the title. */
  readonly begin?: ReactNode;
  /** Filters, and actions on selected items. */
  readonly tools?: ReactNode;
  readonly answer: PagesAnswer;
  readonly isEmpty: boolean;
  /** Shown if nothing matches. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A paged list that is no table of records: header, items, and placeholders. */
export function PagedList({ title, count, begin, tools, answer, isEmpty, empty, children }: PagedListProps) {
  return (
    <section className="list" aria-label={title}>
      <ListHead title={title} count={answer.isSuccess ? count : undefined}>
        {begin}
      </ListHead>
      {tools}
      {answer.isPending && <Skeleton height="24rem" />}
      {answer.isError && isEmpty && <ListFailure error={answer.error} onRetry={() => answer.refetch()} />}
      {answer.isSuccess && isEmpty && empty}
      {!isEmpty && children}
      <MoreRows answer={answer} />
    </section>
  );
}
