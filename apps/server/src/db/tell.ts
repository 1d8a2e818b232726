import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterCommit } from './after-commit.ts';
import { writtenOnce } from './built-once.ts';
import { connectionOf } from './connection-of.ts';
import type { Database, Executor } from './database.ts';

const TRY_AGAIN_MS = 500;
/** For how long a node that closes goes on trying. */
const LAST_WORDS_MS = 2_000;

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
 * Tells every node of something after the transaction was committed. A commit that notifies lets no other commit beside
 * it for as long as the disk takes; this one does not, and what many requests have to say goes in one statement. A node
 * may die in between: whoever listens must find in another way, too, what they are told of.
 */
export async function tellSoon(tx: Executor, channel: string, payload: string): Promise<void> {
  // A savepoint has no commit of its own to wait for.
  if (connectionOf(tx) === undefined) await notify(tx, { channels: [channel], payloads: [payload] });
  else afterCommit(tx, (db) => put(db, { channel, payload }));
}

/** Waits until all is told, but not for long where the database is away: nobody misses what is told there. */
export async function allTold(db: Database): Promise<void> {
  const told = new AbortController();
  const limit = delay(LAST_WORDS_MS, undefined, { signal: told.signal }).catch(() => undefined);
  await Promise.race([tellings.get(db)?.running, limit]);
  told.abort();
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
