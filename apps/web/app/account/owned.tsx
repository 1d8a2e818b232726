import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { MemberData } from './use-member-data.ts';

interface OwnedProps<Value> {
  readonly own: MemberData<Value>;
  readonly again: () => Promise<void>;
  /** Message if loading failed, and label of the retry button. */
  readonly failed: string;
  readonly retry: string;
  readonly waiting?: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Shows the member's data, its placeholder, or a retry after a failure. */
export function Owned<Value>(props: OwnedProps<Value>) {
  const { own, again, failed, retry, waiting = <TextSkeleton lines={4} />, children } = props;
  const { errors } = usePhrases();
  const [isTrying, setTrying] = useState(false);
  const part = useRef<Element>(null);

  // The retry button is gone, so the heading of its part gets the focus.
  useLayoutEffect(() => {
    if (own.kind !== 'loaded') return;
    part.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    part.current = null;
  }, [own.kind]);

  if (own.kind === 'loading') return waiting;
  if (own.kind === 'loaded') return children(own.value);
  const tryAgain = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    part.current = currentTarget.closest('section:has([tabindex="-1"]), main');
    setTrying(true);
    await again();
    setTrying(false);
  };
  const another = (
    <Button variant="secondary" size="small" icon="refresh-cw" loading={isTrying} onClick={tryAgain}>
      {retry}
    </Button>
  );
  return (
    <Notice tone="error" title={failed} live actions={another}>
      {own.isLost && errors.page.offline}
    </Notice>
  );
}
