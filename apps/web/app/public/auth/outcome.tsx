import { Notice } from '@ayrac/kit/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import type { ReactNode } from 'react';

interface OutcomeProps {
  readonly tone?: 'success' | 'warning';
  readonly title: string;
  /** Whether the visitor's own deed brought it: what a page begins with leaves the focus alone. */
  readonly isNews?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What takes a form's place once it was answered; it takes the focus, too. */
export function Outcome({ tone = 'success', title, isNews = true, actions, children }: OutcomeProps) {
  const message = useFocusOnArrival<HTMLDivElement>(isNews);
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice tone={tone} title={title} live actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
