import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { Button } from '@ayrac/kit/button.tsx';
import { Notice } from '@ayrac/kit/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { useEffect, useId, useRef } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/resource/failed-answer.tsx';
import { useShortcuts } from '#office/resource/use-shortcuts.ts';
import { ReportedFacts } from './reported-facts.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadTalk } from './thread-talk.tsx';
import { useThread } from './use-inbox.ts';
import { type ThreadDeeds, useThreadDeeds } from './use-thread-deeds.ts';
import { WriteForm } from './write-form.tsx';

interface ThreadProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A thread beside the list, or in its place where there is no room for both. */
export function Thread({ id, onClose }: ThreadProps) {
  const { inbox } = useOfficePhrases();
  const answer = useThread(id);
  const deeds = useThreadDeeds();
  const titleId = useId();
  return (
    <article className="inbox-thread" aria-labelledby={titleId}>
      <Button variant="back" className="inbox-back" icon="arrow-left" onClick={onClose}>
        {inbox.back}
      </Button>
      {answer.isPending && <TextSkeleton lines={6} />}
      {answer.isError && <FailedAnswer title={inbox.failed} answer={answer} retry={inbox.retry} />}
      {answer.data !== undefined && <Read thread={answer.data} deeds={deeds} titleId={titleId} />}
    </article>
  );
}

interface ReadProps {
  readonly thread: InboxThread;
  readonly deeds: ThreadDeeds;
  readonly titleId: string;
}

function Read({ thread, deeds, titleId }: ReadProps) {
  const { inbox } = useOfficePhrases();
  const writing = useRef<HTMLTextAreaElement>(null);
  useReading(thread, deeds, titleId);
  useShortcuts(
    {
      answer: () => writing.current?.focus(),
      // `e` closes here: there is nothing to edit.
      edit: thread.state === 'closed' ? undefined : () => deeds.close(thread),
    },
    { edit: inbox.close },
  );
  return (
    <>
      <ThreadHead thread={thread} deeds={deeds} titleId={titleId} />
      {deeds.conflict === thread.id && (
        <Notice tone="warning" live title={inbox.conflict.title}>
          <p>{inbox.conflict.text}</p>
        </Notice>
      )}
      <Reported thread={thread} deeds={deeds} />
      <ThreadTalk thread={thread} />
      <WriteForm thread={thread} deeds={deeds} writing={writing} />
    </>
  );
}

function Reported({ thread, deeds }: Omit<ReadProps, 'titleId'>) {
  const { campaign } = thread;
  return (
    campaign !== null && (
      <ReportedFacts
        campaign={campaign}
        onCheck={() => deeds.check(thread)}
        onWithdraw={() => deeds.withdraw(thread, campaign)}
      />
    )
  );
}

/** Whoever opens a thread is led to its title, and has read it: once, so that it can be marked as unread again. */
function useReading(thread: InboxThread, deeds: ThreadDeeds, titleId: string): void {
  const first = useRef(thread);
  const { read } = deeds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is opened, and no more
  useEffect(() => {
    document.getElementById(titleId)?.focus();
    if (first.current.state === 'new') void read(first.current);
  }, []);
}
