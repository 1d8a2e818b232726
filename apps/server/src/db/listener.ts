import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 500;
/** Wait for an answer, unless `connection` has a limit of its own. */
const ANSWER_MS = 5_000;

/** A subscription to the notifications of one channel. */
export interface Listener {
  readonly stop: () => Promise<void>;
}

/**
 * Listens on a connection of its own and reconnects when it is lost. Notifications sent in the meantime are lost, so
 * `onMessage(null)` is called after each connection: anything may have been sent.
 */
export function listenOn(
  connection: pg.ClientConfig,
  channel: string,
  onMessage: (message: string | null) => void,
): Listener {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(connection, channel, onMessage, stopping.signal).catch(() => undefined);
      onMessage(null);
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

/** Listens until the connection ends or the signal is aborted. */
async function listenOnce(
  connection: pg.ClientConfig,
  channel: string,
  onMessage: (message: string | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({ query_timeout: ANSWER_MS, ...connection, keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
    // `on` instead of `once`: a second error without a listener would end the process.
    client.on('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    await client.connect();
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    // Notifications between the previous connection and this one were missed.
    onMessage(null);
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}
