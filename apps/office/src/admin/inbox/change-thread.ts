import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { InboxThread } from '@ayrac/contract/office/inbox.ts';
import type { Row } from '#office/client/row.ts';
import { inTurn } from '#office/client/turns.ts';

/** A thread, or its row, as the person sees it. */
type Seen = Pick<Row, 'id' | 'version'>;
type Change = Omit<Parameters<OfficeClient['changeInboxThread']>[0]['body'], 'version'>;
type Answer = Omit<Parameters<OfficeClient['answerInboxThread']>[0]['body'], 'version'>;

/**
 * Changes a thread after earlier changes of this page. Opening a thread marks it as read. Closing or answering it before
 * the server has confirmed that must not count as a conflict.
 */
export function changeThread(client: OfficeClient, { id, version: seen }: Seen, change: Change) {
  return inTurn(id, seen, async (was) => {
    const done = await client.changeInboxThread({ params: { id }, body: { version: was, ...change } });
    return { ...done, was, version: done.thread.version };
  });
}

/** Answers a thread after earlier changes of this page. Resolves with the thread. */
export async function answerThread(
  client: OfficeClient,
  { id, version: seen }: Seen,
  answer: Answer,
): Promise<InboxThread> {
  const { thread } = await inTurn(id, seen, async (was) => {
    const answered = await client.answerInboxThread({ params: { id }, body: { version: was, ...answer } });
    return { thread: answered, was, version: answered.version };
  });
  return thread;
}
