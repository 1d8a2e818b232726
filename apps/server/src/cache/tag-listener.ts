import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** The channel on which writers name, at commit, what has changed. */
export const TAG_CHANNEL = 'page_tags';

const RECONNECT_MS = 500;

/** Hears of changes made by any node. */
export interface TagListener {
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a connection of its own. After a lost connection nobody knows what was missed: `changed(null)` says
 * that everything may have changed.
 */
export function listenForTags(
  connection: pg.ClientConfig,
  changed: (tags: readonly string[] | null) => void,
): TagListener {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(connection, changed, stopping.signal).catch(() => undefined);
      changed(null);
      await delay(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Listens until the connection ends or the signal says so. */
async function listenOnce(
  connection: pg.ClientConfig,
  changed: (tags: readonly string[] | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ ...connection, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    // Every time, not once: an error that nobody hears would end the process.
    client.on('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    await client.connect();
    client.on('notification', ({ payload }) => changed(readTags(payload)));
    await client.query(`listen ${TAG_CHANNEL}`);
    // What changed between the last connection and this one was not heard.
    changed(null);
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The tags of a message; one that cannot be read may mean anything. */
function readTags(payload: string | undefined): readonly string[] | null {
  try {
    const tags: unknown = JSON.parse(payload ?? '');
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}
