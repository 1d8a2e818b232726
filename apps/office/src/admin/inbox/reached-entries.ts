import type { InboxThread } from '@ayrac/contract/office/inbox.ts';

/** Whom an answer reaches: the newest entry of each address, in the order in which they came. */
export function reachedEntries({ entries }: Pick<InboxThread, 'entries'>) {
  const byAddress = new Map(entries.map((entry) => [entry.email?.toLowerCase(), entry]));
  return [...byAddress.values()].flatMap((entry) =>
    entry.email === null ? [] : [{ ...entry, email: entry.email }],
  );
}
