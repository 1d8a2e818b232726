import { Client, DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg';
import { Availability } from './availability.ts';
import { DatabaseAway, Troubles, troubleOf } from './trouble.ts';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (failure?: Error | boolean) => void,
) => void;

/** After so many questions without answer nobody waits for the answer to a statement any more. */
const CERTAIN = 2;

/**
 * A pool that knows when its database is away, frozen or gone. As soon as it is, whoever waits for a connection is
 * refused with `DatabaseAway`, and so is at once whoever comes, until one question of our own is answered. Statements
 * under way are given up with the second question: if they are answered after all, the database was only slow.
 */
export class WatchedPool extends Pool {
  /** What keeps statements of this pool from being done. */
  readonly troubles = new Troubles();
  readonly #availability: Availability;
  readonly #connections = new Set<PoolClient>();
  readonly #waiting = new Set<(reason: Error) => void>();
  readonly #watches = new WeakMap<PoolClient, NodeJS.Timeout>();
  readonly #lookEveryMs: number;

  /** `patienceMs` is how long a request waits for a connection: before that it is known whether there is a database. */
  constructor(config: PoolConfig, patienceMs: number) {
    super({ ...config, connectionTimeoutMillis: patienceMs });
    this.#lookEveryMs = patienceMs / 8;
    this.#availability = new Availability({
      ask: () => askForConnection(config, patienceMs / 2),
      quietMs: patienceMs / 4,
      isOver: () => this.ending,
      onSilence: (reason, times) => {
        for (const refuse of this.#waiting) refuse(reason);
        if (times >= CERTAIN) this.#cutAll();
      },
    });
    // A connection that dies is replaced by the next query; without listeners it would end the process.
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#connections.add(client);
      // Any byte shows that the database lives, long before a transaction is done.
      client.connection.stream.on('data', () => this.#availability.heard());
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
      // One that comes after all is nobody's.
      connecting.then(
        (late) => late.release(),
        () => undefined,
      );
      throw this.#toldFailure(error);
    } finally {
      this.#waiting.delete(refuse);
    }
  }

  /** Whatever keeps us from a connection means that there is no database for us. */
  #toldFailure(error: unknown): unknown {
    const told = troubleOf(error) === undefined ? new DatabaseAway(error) : error;
    this.#note(told);
    return told;
  }

  #handBack(client: PoolClient, error: unknown): void {
    clearInterval(this.#watches.get(client));
    this.#note(error);
  }

  #note(error: unknown): void {
    this.troubles.note(error);
    if (troubleOf(error) === 'away') this.#availability.lost();
  }

  /** Connections to a database that does not answer would be waited for in vain, and again when it is back. */
  #cutAll(): void {
    for (const { connection } of this.#connections) connection.stream.destroy();
  }
}

/** Connects once more: it takes all that the database has to do for a request. A refusal is an answer, too. */
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
