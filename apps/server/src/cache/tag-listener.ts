import type pg from 'pg';
import { type Listener, listenOn } from '#server/db/listener.ts';

/** PostgreSQL channel on which writers announce the changed tags at commit. */
export const TAG_CHANNEL = 'page_tags';

/**
 * Listens for changes made by any node. After a lost connection it calls `changed(null)`: anything may have changed.
 */
export function listenForTags(
  connection: pg.ClientConfig,
  changed: (tags: readonly string[] | null) => void,
): Listener {
  return listenOn(connection, TAG_CHANNEL, (message) => changed(message === null ? null : readTags(message)));
}

/** Returns the tags of a message, or null for one that cannot be parsed, since it may mean anything. */
function readTags(message: string): readonly string[] | null {
  try {
    const tags: unknown = JSON.parse(message);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}
