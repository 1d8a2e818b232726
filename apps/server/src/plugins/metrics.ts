import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from '#server/admission.ts';
import { quoteCalls } from '#server/api/admitted-calls.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import type { WatchedPool } from '#server/db/watched-pool.ts';

/** Number of mails that have not been sent, by state. */
export type OpenMails = Readonly<Record<'waiting' | 'dead', number>>;

/** Number of deliveries to brands that are not finished, by state. */
export type OpenDeliveries = Readonly<Record<'waiting' | 'held' | 'failed', number>>;

/** Prometheus metrics of this process. */
export class Metrics {
  readonly #registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Returns the metrics in Prometheus's text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /**
   * Measures every request by its route. URLs are not used as labels: their number is unlimited, and they may hold
   * personal data.
   */
  watchRequests(app: FastifyInstance): void {
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its response.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.#registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      duration.observe({ route, method: request.method, status }, reply.elapsedTime / 1_000);
    });
  }

  /** Reports the work that was refused because the node had too much to do. */
  watchAdmission(admission: Admission): void {
    this.#watchCounts(
      'overload_refusals_total',
      'Work that was refused because the node had too much to do, by kind: read, quote.',
      'kind',
      () => Object.entries(admission.refusals),
    );
  }

  /** Reports the hits, misses and size of the page cache. */
  watchPages(cache: ResponseCache): void {
    this.#watchCounts(
      'page_cache_requests_total',
      'Requests for cacheable pages by outcome: hit, made, stale.',
      'outcome',
      () => Object.entries(cache.outcomes),
    );
    new Gauge({
      name: 'page_cache_bytes',
      help: 'Memory of the cached pages in bytes.',
      registers: [this.#registry],
      collect() {
        this.set(cache.bytes);
      },
    });
  }

  /**
   * Reports the connections of the pool (total, idle), the requests waiting for one, and the database errors by cause.
   */
  watchPool(pool: WatchedPool): void {
    new Gauge({
      name: 'db_pool_connections',
      help: 'Connections of this node to the database (total, idle), and requests that wait for one (waiting).',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    this.#watchCounts(
      'database_troubles_total',
      'Database errors of this node by cause.',
      'cause',
      () => pool.troubles.counts,
    );
  }

  /** Reports waiting and abandoned mails. Returns a function that counts the outcome of each attempt. */
  watchMails(countOpen: () => Promise<OpenMails>): (outcome: string) => void {
    this.#watchOpen('mails_open', 'Mails that are not sent: waiting or abandoned (dead).', countOpen);
    const counter = new Counter({
      name: 'mail_attempts_total',
      help: 'Attempts to send a mail by outcome: sent, waiting (postponed), dead (abandoned), gone.',
      labelNames: ['outcome'],
      registers: [this.#registry],
    });
    for (const outcome of ['sent', 'waiting', 'dead', 'gone']) counter.inc({ outcome }, 0);
    return (outcome) => counter.inc({ outcome });
  }

  /** Reports deliveries to brands that are waiting, held or abandoned. */
  watchDeliveries(countOpen: () => Promise<OpenDeliveries>): void {
    this.#watchOpen(
      'deliveries_open',
      'Calls to brands that are due or will be retried (waiting), that wait because their brand is paused (held), and that were abandoned in the last seven days (failed).',
      countOpen,
    );
  }

  /** Reports counts that are kept elsewhere, by the value of one label. */
  #watchCounts(
    name: string,
    help: string,
    label: string,
    read: () => Iterable<readonly [string, number]>,
  ): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [value, count] of read()) this.inc({ [label]: value }, count);
      },
    });
  }

  #watchOpen(name: string, help: string, countOpen: () => Promise<Readonly<Record<string, number>>>): void {
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [this.#registry],
      async collect() {
        // While the database is unreachable, the last values remain.
        const open = await countOpen().catch(() => ({}));
        for (const [state, count] of Object.entries(open)) this.set({ state }, count);
      },
    });
  }

  /** Wraps a dispatcher and counts the quote requests that pass through it. */
  countQuotes(dispatch: Dispatch): Dispatch {
    const counter = new Counter({
      name: 'quotes_total',
      help: 'Quote requests by outcome: stored, duplicate, refused, failed.',
      labelNames: ['outcome'],
      registers: [this.#registry],
    });
    for (const outcome of ['stored', 'duplicate']) counter.inc({ outcome }, 0);
    return async (name, context, input) => {
      if (!quoteCalls.has(name)) return dispatch(name, context, input);
      try {
        const reply = await dispatch(name, context, input);
        counter.inc({ outcome: 'stored' });
        return reply;
      } catch (error) {
        counter.inc({ outcome: outcomeOf(error) });
        throw error;
      }
    };
  }
}

function outcomeOf(error: unknown): 'duplicate' | 'refused' | 'failed' {
  if (!(error instanceof RefusalError)) return 'failed';
  return error.refusal.code === 'duplicate-quote' ? 'duplicate' : 'refused';
}
