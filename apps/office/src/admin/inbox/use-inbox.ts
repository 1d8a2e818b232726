import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOfficeClient } from '#office/client/client.ts';
import type { Row } from '#office/client/row.ts';

const { name } = inboxThreads;

/** Loads a thread. */
export function useThread(id: string) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: [name, 'thread', id],
    queryFn: ({ signal }) => client.getInboxThread({ params: { id } }, { signal }),
  });
}

/** Returns a function that updates a thread in the cache and invalidates the lists. */
export function useKeepThread() {
  const client = useQueryClient();
  return useCallback(
    async (thread: InboxThread) => {
      const { id, version, state, assignee } = thread;
      client.setQueryData([name, 'thread', id], thread);
      // The row has the version that the next action is based on.
      const written = { version, state, assignedTo: assignee?.id ?? null };
      client.setQueryData<Row>([name, 'one', id], (row) => row && Object.assign({}, row, written));
      const others = ({ queryKey: [, part] }: { readonly queryKey: readonly unknown[] }) => part !== 'thread';
      await client.invalidateQueries({ queryKey: [name], predicate: others });
    },
    [client],
  );
}
