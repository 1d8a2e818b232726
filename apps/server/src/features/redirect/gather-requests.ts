import { missedPath } from '@ayrac/domain/redirect/missed-path.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { writeHits, writeMissing } from './writes.ts';

const FLUSH_EVERY_MS = 5_000;
const MOST_GATHERED = 500;
/**
 * Missing paths per network and hour. A client that requests more is probing for vulnerabilities and says nothing about
 * old links.
 */
const MOST_OF_A_NETWORK = 15;
const MOST_NETWORKS = 5_000;

/** Counts since the last write. Of networks only the requested paths are remembered, for an hour. */
interface Gathered {
  readonly hits: Map<string, { hits: number; at: Date }>;
  readonly missing: Map<string, { readonly day: string; readonly path: string; hits: number }>;
  networks: { readonly until: number; readonly paths: Map<string, Set<string>> };
}

const gathered = new WeakMap<Database, Gathered>();

function gatheredOf(db: Database): Gathered {
  const known = gathered.get(db) ?? {
    hits: new Map(),
    missing: new Map(),
    networks: { until: 0, paths: new Map() },
  };
  gathered.set(db, known);
  return known;
}

/** Counts the use of a redirect. */
export function gatherHit(db: Database, id: string, now: Date): void {
  const { hits } = gatheredOf(db);
  const known = hits.get(id);
  hits.set(id, { hits: (known?.hits ?? 0) + 1, at: now });
}

/** Counts a request for a missing page, without data about the visitor. New paths beyond a limit are dropped. */
export function gatherMissing(db: Database, address: string, network: string, now: Date): void {
  const path = missedPath(address);
  if (path === undefined || !isCounted(gatheredOf(db), path, network, now)) return;
  const { missing } = gatheredOf(db);
  const day = dayOf(now);
  const key = `${day} ${path}`;
  const known = missing.get(key);
  if (known !== undefined) known.hits += 1;
  else if (missing.size < MOST_GATHERED) missing.set(key, { day, path, hits: 1 });
}

/** Whether a request counts: a network counts for a limited number of paths, each once an hour. */
function isCounted(all: Gathered, path: string, network: string, now: Date): boolean {
  if (now.getTime() >= all.networks.until) {
    all.networks = { until: now.getTime() + hourInMs, paths: new Map() };
  }
  const { paths } = all.networks;
  const known = paths.get(network) ?? new Set();
  if (known.has(path) || known.size >= MOST_OF_A_NETWORK || paths.size >= MOST_NETWORKS) return false;
  paths.set(network, known.add(path));
  return true;
}

/** Writes the gathered counts. Counts that cannot be written are lost, which is acceptable. */
export async function flushRequests(db: Database): Promise<void> {
  const { hits, missing } = gatheredOf(db);
  const led = [...hits].map(([id, counted]) => ({ id, ...counted }));
  const missed = [...missing.values()];
  hits.clear();
  missing.clear();
  await writeHits(db, led);
  await writeMissing(db, missed);
}

/** Writes counts every few seconds, and once more when the node stops. */
export function registerMissingGathering(app: FastifyInstance, db: Database): void {
  const flush = () =>
    flushRequests(db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'requests for redirects and missing pages could not be counted'),
    );
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush();
  });
}
