import { LRUCache } from 'lru-cache';
import { isPool } from '#server/db/after-commit.ts';
import type { Database, Executor } from '#server/db/database.ts';

/** As long as a kept answer: what a lost message would have told is known then, too. */
const KEEP_MS = 60_000;

interface Kept<Rows> {
  readonly rows: Promise<Rows>;
  readonly until: number;
}

interface Memory {
  readonly tag: string;
  readonly forget: (db: Database) => void;
}

const memories: Memory[] = [];

/**
 * Remembers rows that nearly every page shows, such as the categories: they are read once for all requests, and again
 * after somebody announced their tag. Within a transaction they are read anew. The rows are shared, and the same for
 * as long as nothing changes: what is made of them can be remembered by them. What else `read` is told comes from
 * whoever asks first, and must mean the same for all who ask within a minute.
 */
export function sharedRows<Rows, Told extends readonly unknown[] = []>(
  tag: string,
  read: (db: Executor, ...told: Told) => PromiseLike<Rows>,
): (db: Executor, ...told: Told) => Promise<Rows> {
  const rowsOf = sharedByKey(tag, 1, (db, _key, ...told: Told) => read(db, ...told));
  return (db, ...told) => rowsOf(db, '', ...told);
}

/** The same for rows of which there are some for each key, such as each list: those of the last `most` keys. */
export function sharedByKey<Rows, Told extends readonly unknown[] = []>(
  tag: string,
  most: number,
  read: (db: Executor, key: string, ...told: Told) => PromiseLike<Rows>,
): (db: Executor, key: string, ...told: Told) => Promise<Rows> {
  const memory = new WeakMap<Database, LRUCache<string, Kept<Rows>>>();
  memories.push({ tag, forget: (db) => memory.delete(db) });
  return (db, key, ...told) => {
    if (!isPool(db)) return Promise.resolve(read(db, key, ...told));
    const kept = memory.get(db) ?? new LRUCache({ max: most });
    memory.set(db, kept);
    const known = kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.rows;
    // A query runs each time that somebody waits for it: here one does, for all.
    const own = { rows: Promise.resolve(read(db, key, ...told)), until: performance.now() + KEEP_MS };
    kept.set(key, own);
    own.rows.catch(() => {
      if (kept.peek(key) === own) kept.delete(key);
    });
    return own.rows;
  };
}

/** Forgets what this node remembers of a database when somebody changes it; without tags all of it. */
export function droppableRows(db: Database) {
  return {
    drop(tags: readonly string[] | null): void {
      for (const { tag, forget } of memories) if (tags === null || tags.includes(tag)) forget(db);
    },
  };
}
