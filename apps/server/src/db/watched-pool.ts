import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { Availability } from './availability.ts';
import { DatabaseUnavailable, Troubles, troubleOf } from './trouble.ts';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (failure?: Error | boolean) => void,
) => void;

/** Number of consecutive failed checks after which running statements are abandoned. */
const CHECKS_TO_ABANDON = 2;

/**
 * Pool that notices when its database is unreachable or frozen. From then on, waiting and new requests for a connection
 * fail at once with `DatabaseUnavailable`, until a check of the pool's own succeeds. Running statements are abandoned after
 * the second failed check; until then the database may only have been slow.
 */
export class WatchedPool extends Pool {
  /** Troubles that this pool has met. */
  readonly troubles = new Troubles();
  readonly #availability: Availability;
  readonly #connections = new Set<PoolClient>();
  readonly #waiting = new Set<(reason: Error) => void>();
  readonly #watches = new WeakMap<PoolClient, NodeJS.Timeout>();
  readonly #lookEveryMs: number;

  /** `patienceMs` is the longest wait for a connection. An unreachable database is noticed within that time. */
  constructor(config: PoolConfig, patienceMs: number) {
    super({ ...config, connectionTimeoutMillis: patienceMs });
    this.#lookEveryMs = patienceMs / 8;
    this.#availability = new Availability({
      ask: () => askForConnection(config, patienceMs / 2),
      quietMs: patienceMs / 4,
      isOver: () => this.ending,
      onSilence: (reason, times) => {
        for (const refuse of this.#waiting) refuse(reason);
        if (times >= CHECKS_TO_ABANDON) this.#cutAll();
      },
    });
    // The next query replaces a dead connection. Without listeners, the error event would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#connections.add(client);
      // Any received byte proves that the database is alive, long before a transaction ends.
      client.connection.stream.on('data', () => this.#availability.received());
    });
    this.on('remove', (client) => this.#connections.delete(client));
    this.on('release', (error, client) => this.#handBack(client, error));
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    const taken = this.#take();
    if (connected === undefined) return taken;
    taken.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #take(): Promise<PoolClient> {
    const { reason } = this.#availability;
    if (reason !== undefined) {
      this.troubles.note(reason);
      throw reason;
    }
    const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
    const watch = setInterval(() => this.#availability.doubt(), this.#lookEveryMs).unref();
    const connecting = super.connect();
    this.#waiting.add(refuse);
    try {
      const client = await Promise.race([connecting, refused]);
      this.#watches.set(client, watch);
      return client;
    } catch (error) {
      clearInterval(watch);
      // A connection that arrives after the failure goes back to the pool.
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw this.#reportFailure(error);
    } finally {
      this.#waiting.delete(refuse);
    }
  }

  /** Any failure to get a connection counts as an unavailable database. */
  #reportFailure(error: unknown): unknown {
    const reported = troubleOf(error) === undefined ? new DatabaseUnavailable(error) : error;
    this.#note(reported);
    return reported;
  }

  #handBack(client: PoolClient, error: unknown): void {
    clearInterval(this.#watches.get(client));
    this.#note(error);
  }

  #note(error: unknown): void {
    this.troubles.note(error);
    if (troubleOf(error) === 'away') this.#availability.lost();
  }

  /** Closes all connections. Waiting on connections to an unresponsive database is useless, even once it is back. */
  #cutAll(): void {
    for (const { connection } of this.#connections) connection.stream.destroy();
  }
}

/**
 * Checks the database by opening a new connection, which exercises all that a request needs. An error message from the
 * server counts as a response.
 */
async function askForConnection(config: PoolConfig, limitMs: number): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: limitMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    if (!(error instanceof DatabaseError) || troubleOf(error) === 'away') throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}
