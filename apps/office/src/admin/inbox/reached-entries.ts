import type { InboxThread } from '@ayrac/contract/office/inbox.ts';

/** Returns the recipients of an answer: the newest entry per e-mail address, in order of their first entry. */
export function reachedEntries({ entries }: Pick<InboxThread, 'entries'>) {
  const byAddress = new Map(entries.map((entry) => [entry.email?.toLowerCase(), entry]));
  return [...byAddress.values()].flatMap((entry) =>
    entry.email === null ? [] : [{ ...entry, email: entry.email }],
  );
}
