import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOfficeClient } from '#office/resource/client.ts';
import type { Row } from '#office/resource/row.ts';

const { name } = inboxThreads;

/** A thread. */
export function useThread(id: string) {
  const client = useOfficeClient();
  return useQuery({
    queryKey: [name, 'thread', id],
    queryFn: ({ signal }) => client.getInboxThread({ params: { id } }, { signal }),
  });
}

/** Puts a thread where it is shown, and asks for the lists anew. */
export function useKeepThread() {
  const client = useQueryClient();
  return useCallback(
    async (thread: InboxThread) => {
      const { id, version, state, assignee } = thread;
      client.setQueryData([name, 'thread', id], thread);
      // Its row names the version that the next deed is about.
      const written = { version, state, assignedTo: assignee?.id ?? null };
      client.setQueryData<Row>([name, 'one', id], (row) => row && Object.assign({}, row, written));
      const others = ({ queryKey: [, part] }: { readonly queryKey: readonly unknown[] }) => part !== 'thread';
      await client.invalidateQueries({ queryKey: [name], predicate: others });
    },
    [client],
  );
}
