import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { TextSkeleton } from '@ayrac/kit/feedback/skeleton.tsx';
import { useEffect, useRef } from 'react';
import type { Row } from '#office/client/row.ts';
import { useShortcuts } from '#office/keys/use-shortcuts.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOffered } from '#office/resource/use-actions.tsx';
import { usePageState } from '#office/resource/use-page-state.ts';
import { FailedAnswer } from '#office/screen/failed-answer.tsx';
import { ReportedFacts } from './reported-facts.tsx';
import { ANSWER_PANE } from './thread-actions.ts';
import { ThreadState } from './thread-cells.tsx';
import { ThreadTalk } from './thread-talk.tsx';
import { useThread } from './use-inbox.ts';
import { type ThreadActions, useThreadActions } from './use-thread-actions.ts';
import { WriteForm } from './write-form.tsx';

/** A thread beside its list: messages, answers, and the reported campaign. */
export function Thread({ record }: { readonly record: Row }) {
  const { inbox } = useOfficePhrases();
  const answer = useThread(record.id);
  const actions = useThreadActions();
  return (
    <div className="inbox-thread">
      {answer.isPending && <TextSkeleton lines={6} />}
      {answer.isError && <FailedAnswer title={inbox.failed} answer={answer} />}
      {answer.data !== undefined && <Read thread={answer.data} record={record} actions={actions} />}
    </div>
  );
}

interface ReadProps {
  readonly thread: InboxThread;
  readonly record: Row;
  readonly actions: ThreadActions;
}

function Read({ thread, record, actions }: ReadProps) {
  const { inbox } = useOfficePhrases();
  const writing = useRef<HTMLTextAreaElement>(null);
  const write = () => writing.current?.focus();
  const { campaign } = thread;
  useReading(thread, actions);
  useLedToAnswer(write);
  useShortcuts({ answer: write, edit: useOffered(record).find(({ name }) => name === 'close')?.act });
  return (
    <>
      <StateBadges thread={thread} />
      {actions.conflict === thread.id && (
        <Notice tone="warning" live title={inbox.conflict.title}>
          <p>{inbox.conflict.text}</p>
        </Notice>
      )}
      {campaign !== null && (
        <ReportedFacts
          campaign={campaign}
          onCheck={() => actions.check(thread)}
          onWithdraw={() => actions.withdraw(thread, campaign)}
        />
      )}
      <ThreadTalk thread={thread} />
      <WriteForm thread={thread} actions={actions} writing={writing} />
    </>
  );
}

/** Kind, state and assignee of a thread. */
function StateBadges({ thread: { kind, state, isSuspect, assignee } }: { readonly thread: InboxThread }) {
  const { inbox } = useOfficePhrases();
  return (
    <div className="inbox-stand">
      <p className="inbox-badges">
        <Badge>{inbox.kinds[kind]}</Badge>
        <ThreadState state={state} />
        {isSuspect && <Badge tone="warning">{inbox.suspect}</Badge>}
        {assignee !== null && (
          <span className="inbox-who" translate="no">
            {inbox.assigned({ who: assignee.username })}
          </span>
        )}
      </p>
      {isSuspect && <p className="inbox-remark">{inbox.suspectHint}</p>}
    </div>
  );
}

/** Marks a new thread as read when it is opened. Only once, so that it can be marked as unread again. */
function useReading(thread: InboxThread, actions: ThreadActions): void {
  const first = useRef(thread);
  const { read } = actions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only runs when the thread is opened
  useEffect(() => {
    if (first.current.state === 'new') void read(first.current);
  }, []);
}

/** Moves the focus to the answer field if the list asked for it, and removes that from the address. */
function useLedToAnswer(write: () => void): void {
  const [{ pane }, change] = usePageState();
  const latest = useRef(write);
  latest.current = write;
  useEffect(() => {
    if (pane !== ANSWER_PANE) return;
    latest.current();
    change({ pane: 'form' }, { replace: true });
  }, [pane, change]);
}
