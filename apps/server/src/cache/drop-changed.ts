import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { AnswerCache } from './answer-cache.ts';
import { listenForTags } from './tag-listener.ts';

/** Drops from these caches what shows something that any node changes, for as long as the server runs. */
export function dropChanged(app: FastifyInstance, db: Database, caches: readonly AnswerCache[]): void {
  const listener = listenForTags(db.$client.options, (tags) => {
    for (const cache of caches) cache.drop(tags);
  });
  app.addHook('onClose', () => listener.stop());
}
