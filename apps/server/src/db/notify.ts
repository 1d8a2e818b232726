import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterCommit } from './after-commit.ts';
import { writtenOnce } from './built-once.ts';
import { connectionOf } from './connection-of.ts';
import type { Database, Executor } from './database.ts';

const RETRY_MS = 500;
/** How long a closing node keeps trying, in milliseconds. */
const FLUSH_LIMIT_MS = 2_000;

interface Message {
  readonly channel: string;
  readonly payload: string;
}

/** Pending notifications of a node, and the task that sends them. */
interface Outbox {
  readonly waiting: Map<string, Message>;
  running: Promise<void> | undefined;
}

const outboxes = new WeakMap<Database, Outbox>();

/**
 * Notifies every node after the transaction is committed. A NOTIFY inside a transaction takes a global lock until its
 * commit is on disk. Notifying afterwards avoids that, and sends the notifications of many requests in one statement.
 * They are lost if the node dies first, so listeners need a second way to learn of changes, such as polling.
 */
export async function notifyAfterCommit(tx: Executor, channel: string, payload: string): Promise<void> {
  // Callbacks for a commit are not available inside a savepoint, so the notification is part of the transaction there.
  if (connectionOf(tx) === undefined) await notify(tx, { channels: [channel], payloads: [payload] });
  else afterCommit(tx, (db) => put(db, { channel, payload }));
}

/**
 * Waits until all notifications are sent, but at most two seconds: without a database, no node can receive them anyway.
 */
export async function flushNotifications(db: Database): Promise<void> {
  const done = new AbortController();
  const limit = delay(FLUSH_LIMIT_MS, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([outboxes.get(db)?.running, limit]);
  done.abort();
}

const notify = writtenOnce(
  (later) => sql`select pg_notify(channel, payload)
    from unnest(${later('channels')}::text[], ${later('payloads')}::text[]) as messages (channel, payload)`,
);

function put(db: Database, message: Message): void {
  const outbox = outboxes.get(db) ?? { waiting: new Map<string, Message>(), running: undefined };
  outboxes.set(db, outbox);
  outbox.waiting.set(`${message.channel} ${message.payload}`, message);
  outbox.running ??= sendAll(db, outbox);
}

async function sendAll(db: Database, outbox: Outbox): Promise<void> {
  const { waiting } = outbox;
  while (waiting.size > 0 && !db.$client.ending) {
    // Collects the notifications of the same commit and of others at this moment into one statement.
    await nextTurn();
    const messages = [...waiting.values()];
    waiting.clear();
    const batch = {
      channels: messages.map(({ channel }) => channel),
      payloads: messages.map(({ payload }) => payload),
    };
    try {
      await notify(db, batch);
    } catch {
      // Keeps them for a retry: other nodes may be connected while this one is not.
      for (const message of messages) waiting.set(`${message.channel} ${message.payload}`, message);
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }
  outbox.running = undefined;
}
