import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterCommit } from './after-commit.ts';
import { writtenOnce } from './built-once.ts';
import { connectionOf } from './connection-of.ts';
import type { Database, Executor } from './database.ts';

const TRY_AGAIN_MS = 500;

interface Message {
  readonly channel: string;
  readonly payload: string;
}

/** What a node has to say, and whether it is saying it. */
interface Telling {
  readonly waiting: Map<string, Message>;
  running: Promise<void> | undefined;
}

const tellings = new WeakMap<Database, Telling>();

/**
 * Tells every node of something when it is committed: behind the commit, since one that notifies lets no other commit
 * beside it, for as long as the disk takes. What many requests have to say goes in one statement. Whoever hears
 * it must find what it is about without it as well: a node may die in between.
 */
export async function tellSoon(tx: Executor, channel: string, payload: string): Promise<void> {
  // A savepoint has no commit of its own to wait for.
  if (connectionOf(tx) === undefined) await notify(tx, { channels: [channel], payloads: [payload] });
  else afterCommit(tx, (db) => put(db, { channel, payload }));
}

/** Waits until all is told. */
export async function allTold(db: Database): Promise<void> {
  await tellings.get(db)?.running;
}

const notify = writtenOnce(
  (later) => sql`select pg_notify(channel, payload)
    from unnest(${later('channels')}::text[], ${later('payloads')}::text[]) as told (channel, payload)`,
);

function put(db: Database, message: Message): void {
  const telling = tellings.get(db) ?? { waiting: new Map<string, Message>(), running: undefined };
  tellings.set(db, telling);
  telling.waiting.set(`${message.channel} ${message.payload}`, message);
  telling.running ??= tellAll(db, telling);
}

async function tellAll(db: Database, telling: Telling): Promise<void> {
  const { waiting } = telling;
  while (waiting.size > 0 && !db.$client.ending) {
    // What the same commit says, and others of this moment, goes along.
    await nextTurn();
    const messages = [...waiting.values()];
    waiting.clear();
    const told = {
      channels: messages.map(({ channel }) => channel),
      payloads: messages.map(({ payload }) => payload),
    };
    try {
      await notify(db, told);
    } catch {
      // Whoever listens may have a connection while this node has none.
      for (const message of messages) waiting.set(`${message.channel} ${message.payload}`, message);
      await delay(TRY_AGAIN_MS, undefined, { ref: false });
    }
  }
  telling.running = undefined;
}
