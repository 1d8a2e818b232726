import type pg from 'pg';
import { type Listener, listenOn } from '#server/db/listener.ts';

/** The channel on which writers name, at commit, what has changed. */
export const TAG_CHANNEL = 'page_tags';

/** Hears of changes made by any node; after a lost connection `changed(null)` says that everything may have changed. */
export function listenForTags(
  connection: pg.ClientConfig,
  changed: (tags: readonly string[] | null) => void,
): Listener {
  return listenOn(connection, TAG_CHANNEL, (message) => changed(message === null ? null : readTags(message)));
}

/** The tags of a message; one that cannot be read may mean anything. */
function readTags(message: string): readonly string[] | null {
  try {
    const tags: unknown = JSON.parse(message);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}
