import { isPool } from '#server/db/after-commit.ts';
import type { Database, Executor } from '#server/db/database.ts';

/** As long as a kept answer: what a lost message would have told is known then, too. */
const KEEP_MS = 60_000;

interface Kept<Row> {
  readonly rows: Promise<readonly Row[]>;
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
 * as long as nothing changes: what is made of them can be remembered by them.
 */
export function sharedRows<Row>(
  tag: string,
  read: (db: Executor) => PromiseLike<readonly Row[]>,
): (db: Executor) => Promise<readonly Row[]> {
  const kept = new WeakMap<Database, Kept<Row>>();
  memories.push({ tag, forget: (db) => kept.delete(db) });
  return (db) => {
    if (!isPool(db)) return Promise.resolve(read(db));
    const known = kept.get(db);
    if (known !== undefined && known.until > performance.now()) return known.rows;
    // A query runs each time that somebody waits for it: here one does, for all.
    const own = { rows: Promise.resolve(read(db)), until: performance.now() + KEEP_MS };
    kept.set(db, own);
    own.rows.catch(() => {
      if (kept.get(db) === own) kept.delete(db);
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
