import type { ReactNode } from 'react';
import { Notice } from '#web/ui/notice.tsx';

/** What went wrong with the last try as a whole. */
export function FormFailure({
  message,
  children,
}: {
  readonly message: string;
  readonly children?: ReactNode;
}) {
  if (message === '') return null;
  return (
    <div tabIndex={-1} data-refusal>
      <Notice tone="error" title={message} live>
        {children && <p>{children}</p>}
      </Notice>
    </div>
  );
}
