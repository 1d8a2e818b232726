import { useLocale } from '@ayrac/browser/locale.ts';
import { inboxViews, MOST_THREADS } from '@ayrac/domain/mail/inbox-thread.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Button, ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/empty-state.tsx';
import { TextSkeleton } from '@ayrac/kit/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useOfficePhrases } from '#office/phrases.tsx';
import { FailedAnswer } from '#office/resource/failed-answer.tsx';
import { ListSearch } from '#office/resource/list-search.tsx';
import { useShortcuts } from '#office/resource/use-shortcuts.ts';
import { Thread } from './thread.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadTable } from './thread-table.tsx';
import { inboxAddress, TABLE_ADDRESS, useInboxAddress, useThreads } from './use-inbox.ts';
import '#office/resource/list.css';
import '../screen-tabs.css';
import './inbox.css';

/** What people wrote and reported: to be read and answered, or as a table. */
export function Component() {
  const { inbox } = useOfficePhrases();
  const { isTable } = useInboxAddress();
  if (!isTable) return <Reading />;
  return (
    <div className="inbox">
      <h1 className="screen-title">{inbox.title}</h1>
      <Views />
      <ThreadTable />
    </div>
  );
}

/** A list, and beside it the thread that is read and answered. */
function Reading() {
  const { inbox } = useOfficePhrases();
  const { view, q, open, show, search } = useInboxAddress();
  const field = useRef<HTMLInputElement>(null);
  const answer = useThreads(view, q);
  const threads = answer.data?.pages.flatMap((page) => page.threads) ?? [];

  useShortcuts({
    search: () => field.current?.select(),
    close: open === null ? undefined : () => show(null),
  });

  // Whoever closes a thread stands where they left the list, as soon as its row is there again.
  const lastOpen = useRef(open);
  const isOnItsWay = answer.isFetching;
  useEffect(() => {
    const left = lastOpen.current;
    if (open !== null || left === null) {
      lastOpen.current = open;
      return;
    }
    const links = document.querySelector('.inbox-list');
    const row = links?.querySelector<HTMLElement>(`a[data-id="${CSS.escape(left)}"]`);
    if (!row && isOnItsWay) return;
    lastOpen.current = null;
    (row ?? links?.querySelector<HTMLElement>('a'))?.focus();
  }, [open, isOnItsWay]);

  return (
    <div className="inbox" data-open={open === null ? undefined : true}>
      <h1 className="screen-title">{inbox.title}</h1>
      <Views />
      <div className="inbox-sides">
        <section className="inbox-list" aria-label={inbox.views[view]}>
          <ListSearch ref={field} label={inbox.search} q={q} onSearch={search} />
          {answer.isPending && <TextSkeleton lines={8} />}
          {answer.isError && <FailedAnswer title={inbox.failed} answer={answer} retry={inbox.retry} />}
          {answer.isSuccess && threads.length === 0 && <Nothing />}
          {threads.length > 0 && <ThreadList threads={threads} view={view} q={q} open={open} />}
          {answer.hasNextPage && (
            <Button
              variant="secondary"
              loading={answer.isFetchingNextPage}
              onClick={() => answer.fetchNextPage()}
            >
              {inbox.more}
            </Button>
          )}
          {threads.length > 0 && <p className="inbox-keys">{inbox.keys}</p>}
        </section>
        {open !== null && <Thread key={open} id={open} onClose={() => show(null)} />}
      </div>
    </div>
  );
}

/** Why the list is empty, and the way on. */
function Nothing() {
  const { inbox, resource } = useOfficePhrases();
  const { view, q, search } = useInboxAddress();
  if (q !== '') {
    return (
      <EmptyState
        title={resource.nothingMatches}
        actions={
          <Button variant="secondary" onClick={() => search('')}>
            {resource.clearSearch}
          </Button>
        }
      >
        <p>{inbox.nothingFoundText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="inbox"
      title={inbox.empty[view]}
      actions={
        view !== 'open' && (
          <ButtonLink variant="secondary" to={inboxAddress('open', '')}>
            {inbox.showOpen}
          </ButtonLink>
        )
      }
    >
      <p>{inbox.emptyText}</p>
    </EmptyState>
  );
}

/** The lists, each with how many threads it has. */
function Views() {
  const { inbox } = useOfficePhrases();
  const locale = useLocale();
  const { view, q, isTable } = useInboxAddress();
  const counts = useThreads(view, q).data?.pages[0]?.counts;
  return (
    <nav className="screen-tabs" aria-label={inbox.viewsLabel}>
      {inboxViews.map((one) => {
        const count = one === 'closed' ? 0 : (counts?.[one] ?? 0);
        return (
          <Link
            key={one}
            to={inboxAddress(one, q)}
            aria-current={one === view && !isTable ? 'page' : undefined}
          >
            {inbox.views[one]}{' '}
            {count > 0 && (
              <span className="inbox-count">
                {formatCount(count, locale)}
                {count >= MOST_THREADS && '+'}
              </span>
            )}
          </Link>
        );
      })}
      <Link to={TABLE_ADDRESS} aria-current={isTable ? 'page' : undefined}>
        {inbox.table}
      </Link>
    </nav>
  );
}
