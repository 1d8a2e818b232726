import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useFocusOnArrival } from '@ayrac/kit/use-focus-on-arrival.ts';
import type { ReactNode } from 'react';

interface OutcomeProps {
  readonly tone?: 'success' | 'warning';
  readonly title: string;
  /** Whether the visitor's action led to this outcome. If the page starts with it, the focus is not moved. */
  readonly isNews?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a form once it is answered, and takes the focus. */
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
