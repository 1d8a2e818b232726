import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#web/ui/notice.tsx';

interface OutcomeProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What takes a form's place once it succeeded; it takes the focus, too. */
export function Outcome({ title, actions, children }: OutcomeProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className="outline-none">
      <Notice tone="success" title={title} live actions={actions}>
        {children}
      </Notice>
    </div>
  );
}
