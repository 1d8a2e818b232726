import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { type InboxView, inboxViews } from '@ayrac/domain/mail/inbox-thread.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOfficeCalls } from '#office/resource/client.ts';

const TABLE = 'table';

/** Where all threads stand as a table. */
export const TABLE_ADDRESS = `?tab=${TABLE}`;

/** Which list is shown and which thread of it is open; the address holds both. */
export function useInboxAddress() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view');
  const view = inboxViews.find((known) => known === asked) ?? 'open';
  const q = address.get('q') ?? '';
  const open = address.get('open');
  const show = useCallback(
    (id: string | null) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete('open');
          else next.set('open', id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setAddress],
  );
  const search = useCallback(
    (text: string) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          if (text === '') next.delete('q');
          else next.set('q', text);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { view, q, open, show, search, isTable: address.get('tab') === TABLE };
}

/** The address of a list, narrowed by a search, with a thread of it where one is named. */
export function inboxAddress(view: InboxView, q: string, open?: string): string {
  const address = new URLSearchParams({ ...(view !== 'open' && { view }), ...(q !== '' && { q }) });
  if (open !== undefined) address.set('open', open);
  return `?${address}`;
}

/** The threads of a list, as far as they have been asked for. */
export function useThreads(view: InboxView, q: string) {
  const calls = useOfficeCalls();
  return useInfiniteQuery({
    queryKey: ['inbox', 'list', view, q],
    queryFn: ({ pageParam, signal }) =>
      calls.listInbox({ query: { view, q: q || undefined, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // While one types; another list begins anew.
    placeholderData: (before, query) => (query?.queryKey[2] === view ? before : undefined),
  });
}

/** A thread. */
export function useThread(id: string) {
  const calls = useOfficeCalls();
  return useQuery({
    queryKey: ['inbox', 'thread', id],
    queryFn: ({ signal }) => calls.getInboxThread({ params: { id } }, { signal }),
  });
}

/** Puts a thread where it is shown, and asks for the lists anew. */
export function useKeepThread() {
  const client = useQueryClient();
  return useCallback(
    async (thread: InboxThread) => {
      client.setQueryData(['inbox', 'thread', thread.id], thread);
      await client.invalidateQueries({ queryKey: ['inbox', 'list'] });
    },
    [client],
  );
}
