import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import type { ReactNode, Ref } from 'react';

interface FormFailureProps {
  /** Empty if nothing failed. */
  readonly message: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** Error of the last attempt as a whole. */
export function FormFailure({ message, ref, children }: FormFailureProps) {
  if (message === '') return null;
  return (
    <div ref={ref} tabIndex={-1} data-refusal>
      <Notice tone="error" title={message} live>
        {children && <p>{children}</p>}
      </Notice>
    </div>
  );
}
