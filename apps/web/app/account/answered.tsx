import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import type { Answer } from './use-answer.ts';

interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  readonly again: () => void;
  /** What could not be loaded, and the way to another try. */
  readonly failed: string;
  readonly retry: string;
  readonly children: (value: Value) => ReactNode;
}

/** What the server answered, the wait for it, or another try. */
export function Answered<Value>({ answer, again, failed, retry, children }: AnsweredProps<Value>) {
  if (answer.kind === 'waiting') return <TextSkeleton lines={4} />;
  if (answer.kind === 'here') return children(answer.value);
  const another = (
    <Button variant="secondary" size="small" onClick={again}>
      {retry}
    </Button>
  );
  return <Notice tone="error" title={failed} live actions={another} />;
}
