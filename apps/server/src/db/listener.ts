import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 500;

/** Hears what any node says at commit, on one channel. */
export interface Listener {
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a connection of its own, anew whenever it is lost. What was said meanwhile nobody knows: `heard(null)`
 * says that it may have been anything.
 */
export function listenOn(
  connection: pg.ClientConfig,
  channel: string,
  heard: (message: string | null) => void,
): Listener {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(connection, channel, heard, stopping.signal).catch(() => undefined);
      heard(null);
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
  channel: string,
  heard: (message: string | null) => void,
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
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    // What was said between the last connection and this one was not heard.
    heard(null);
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}
