import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { listenForTags } from './tag-listener.ts';

/** A cache that can be invalidated by tags. */
interface TaggedCache {
  /** Invalidates the entries with one of these tags; `null` means all entries. */
  readonly drop: (tags: readonly string[] | null) => void;
}

/** Invalidates these caches on every change that any node announces, until the server closes. */
export function dropChanged(app: FastifyInstance, db: Database, caches: readonly TaggedCache[]): void {
  const listener = listenForTags(db.$client.options, (tags) => {
    for (const cache of caches) cache.drop(tags);
  });
  app.addHook('onClose', () => listener.stop());
}
