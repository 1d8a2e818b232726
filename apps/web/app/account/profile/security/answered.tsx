import type { ReactNode } from 'react';
import { useScreenPhrases } from '#web/phrases.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextSkeleton } from '#web/ui/skeleton.tsx';
import type { Answer } from '../../use-answer.ts';

interface AnsweredProps<Value> {
  readonly answer: Answer<Value>;
  readonly again: () => void;
  readonly children: (value: Value) => ReactNode;
}

/** What the server answered, the wait for it, or another try. */
export function Answered<Value>({ answer, again, children }: AnsweredProps<Value>) {
  const security = useScreenPhrases('security');
  if (answer.kind === 'waiting') return <TextSkeleton lines={4} />;
  if (answer.kind === 'here') return children(answer.value);
  const retry = (
    <Button variant="secondary" size="small" onClick={again}>
      {security.again}
    </Button>
  );
  return <Notice tone="error" title={security.notLoaded} live actions={retry} />;
}
