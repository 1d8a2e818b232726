import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { Badge } from '@ayrac/kit/badge.tsx';
import { Button } from '@ayrac/kit/button.tsx';
import { openByKey } from '@ayrac/kit/open-by-key.ts';
import { SelectField } from '@ayrac/kit/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useOfficeCalls } from '#office/resource/client.ts';
import { titleOf } from './title-of.ts';
import type { ThreadDeeds } from './use-thread-deeds.ts';

interface ThreadHeadProps {
  readonly thread: InboxThread;
  readonly deeds: ThreadDeeds;
  readonly titleId: string;
}

const tones = { new: 'accent', read: 'neutral', answered: 'success', closed: 'neutral' } as const;

/** What a thread is, how far it has come, who looks after it, and what can be done with it. */
export function ThreadHead({ thread, deeds, titleId }: ThreadHeadProps) {
  const { inbox } = useOfficePhrases();
  const { state, kind, isSuspect } = thread;
  return (
    <header className="inbox-thread-head">
      <div className="inbox-thread-title">
        <h2 id={titleId} tabIndex={-1}>
          {titleOf(thread)}
        </h2>
        <p>
          <Badge>{inbox.kinds[kind]}</Badge> <Badge tone={tones[state]}>{inbox.states[state]}</Badge>{' '}
          {isSuspect && <Badge tone="warning">{inbox.suspect}</Badge>}
        </p>
        {isSuspect && <p className="inbox-remark">{inbox.suspectHint}</p>}
      </div>
      <div className="inbox-deeds">
        <Assignee thread={thread} deeds={deeds} />
        {state === 'read' && (
          <Button variant="ghost" icon="mail" onClick={() => deeds.markUnread(thread)}>
            {inbox.markUnread}
          </Button>
        )}
        {state === 'closed' ? (
          <Button variant="secondary" icon="undo-2" onClick={() => deeds.reopen(thread)}>
            {inbox.reopen}
          </Button>
        ) : (
          <Button variant="secondary" icon="check" aria-keyshortcuts="e" onClick={() => deeds.close(thread)}>
            {inbox.close}
          </Button>
        )}
      </div>
    </header>
  );
}

function Assignee({ thread, deeds }: Omit<ThreadHeadProps, 'titleId'>) {
  const { inbox } = useOfficePhrases();
  const calls = useOfficeCalls();
  const { data: colleagues = [] } = useQuery({
    queryKey: ['inbox', 'colleagues'],
    queryFn: ({ signal }) => calls.listColleagues(undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { assignee } = thread;
  const known = colleagues.some(({ id }) => id === assignee?.id);
  const all = assignee === null || known ? colleagues : [assignee, ...colleagues];
  return (
    <SelectField
      label={inbox.assign}
      placeholder={inbox.nobody}
      value={assignee?.id ?? ''}
      options={all.map(({ id, username }) => ({ value: id, label: username }))}
      onChange={({ currentTarget }) =>
        deeds.assign(thread, all.find(({ id }) => id === currentTarget.value) ?? null)
      }
      onKeyDown={openByKey}
    />
  );
}
