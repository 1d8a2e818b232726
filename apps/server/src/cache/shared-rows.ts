import { LRUCache } from 'lru-cache';
import { isPool } from '#server/db/after-commit.ts';
import type { Database, Executor } from '#server/db/database.ts';

/** Lifetime in milliseconds, the same as that of a cached response. It bounds the effect of a lost invalidation. */
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
 * Caches rows that nearly every page shows, such as the categories. They are read once for all requests, and again
 * after their tag is announced. Inside a transaction they are always read anew. All callers share one array until the
 * rows change, so values derived from it can be cached by its identity. The further arguments of `read` come from the
 * first caller, and must mean the same for every caller within a minute.
 */
export function sharedRows<Rows, Args extends readonly unknown[] = []>(
  tag: string,
  read: (db: Executor, ...args: Args) => PromiseLike<Rows>,
): (db: Executor, ...args: Args) => Promise<Rows> {
  const rowsOf = sharedByKey(tag, 1, (db, _key, ...args: Args) => read(db, ...args));
  return (db, ...args) => rowsOf(db, '', ...args);
}

/** Like `sharedRows`, for rows that depend on a key, such as a list. The `most` most recently used keys are kept. */
export function sharedByKey<Rows, Args extends readonly unknown[] = []>(
  tag: string,
  most: number,
  read: (db: Executor, key: string, ...args: Args) => PromiseLike<Rows>,
): (db: Executor, key: string, ...args: Args) => Promise<Rows> {
  const memory = new WeakMap<Database, LRUCache<string, Kept<Rows>>>();
  memories.push({ tag, forget: (db) => memory.delete(db) });
  return (db, key, ...args) => {
    if (!isPool(db)) return Promise.resolve(read(db, key, ...args));
    const kept = memory.get(db) ?? new LRUCache({ max: most });
    memory.set(db, kept);
    const known = kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.rows;
    // A query object runs again each time it is awaited. One promise around it lets all callers share a single run.
    const own = { rows: Promise.resolve(read(db, key, ...args)), until: performance.now() + KEEP_MS };
    kept.set(key, own);
    own.rows.catch(() => {
      if (kept.peek(key) === own) kept.delete(key);
    });
    return own.rows;
  };
}

/** Lets changes invalidate the rows that this node has cached of a database; null tags invalidate all of them. */
export function droppableRows(db: Database) {
  return {
    drop(tags: readonly string[] | null): void {
      for (const { tag, forget } of memories) if (tags === null || tags.includes(tag)) forget(db);
    },
  };
}
