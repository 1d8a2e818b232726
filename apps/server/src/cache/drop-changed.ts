import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { listenForTags } from './tag-listener.ts';

/** What keeps answers and can be told that some are no longer true. */
interface Forgetful {
  /** Lets go what shows one of these; `null` stands for everything. */
  readonly drop: (tags: readonly string[] | null) => void;
}

/** Drops from these caches what shows something that any node changes, for as long as the server runs. */
export function dropChanged(app: FastifyInstance, db: Database, caches: readonly Forgetful[]): void {
  const listener = listenForTags(db.$client.options, (tags) => {
    for (const cache of caches) cache.drop(tags);
  });
  app.addHook('onClose', () => listener.stop());
}
