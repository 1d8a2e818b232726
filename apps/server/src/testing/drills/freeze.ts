import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { PoolConfig } from 'pg';
import { type DatabaseProxy, openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { openDrillSite } from './drill-site.ts';
import { type Load, StatusCounts, type Statuses, sendSteadily, timeUntil } from './load.ts';

/** Responses of the server while its database did not respond, and how soon it recovered. */
export interface FreezeFigures {
  readonly writes: Statuses;
  /** Responses of calls that are not cached. */
  readonly reads: Statuses;
  /** Responses of a cached page that has gone stale. */
  readonly pages: Statuses;
  /** Slowest response, and 95th percentile, of the writes that started after the first one was refused. */
  readonly slowestWriteMs: number;
  readonly writeP95Ms: number;
  readonly recoveryMs: number;
}

/** Freezes the database of a server under a steady load: it accepts connections but does not respond. */
export async function runFreezeDrill(load: Load): Promise<FreezeFigures> {
  await using opened = new AsyncDisposableStack();
  const proxies: DatabaseProxy[] = [];
  const reach = async (connection: PoolConfig) => {
    const proxy = await openDatabaseProxy(connection);
    proxies.push(proxy);
    opened.defer(proxy.close);
    return proxy.connection;
  };
  const site = await openDrillSite(opened, { reach });
  for (const ask of [site.write, site.read, site.page]) await timeUntil(200, ask);

  // Makes the cached page stale.
  site.clock.now = new Date(site.clock.now.getTime() + 2 * minuteInMs);
  for (const proxy of proxies) proxy.silence();
  const counts = new StatusCounts<'write' | 'read' | 'page'>();
  let refusedAt = Number.POSITIVE_INFINITY;
  const refusals: number[] = [];
  await sendSteadily(load, { write: site.write, read: site.read, page: site.page }, (kind, answer, begun) => {
    counts.hear(kind, answer);
    if (kind !== 'write') return;
    if (begun > refusedAt) refusals.push(answer.ms);
    if (answer.status !== 200) refusedAt = Math.min(refusedAt, begun + answer.ms);
  });
  for (const proxy of proxies) proxy.mend();
  const recoveryMs = await timeUntil(200, site.write);
  return {
    writes: counts.of('write'),
    reads: counts.of('read'),
    pages: counts.of('page'),
    slowestWriteMs: Math.max(...refusals),
    writeP95Ms: refusals.toSorted((a, b) => a - b)[Math.floor(refusals.length * 0.95)] ?? Number.NaN,
    recoveryMs,
  };
}
