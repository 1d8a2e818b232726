import { missedPath } from '@ayrac/domain/redirect/missed-path.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { writeHits, writeMissing } from './writes.ts';

const FLUSH_EVERY_MS = 5_000;
const MOST_GATHERED = 500;
/** Whoever asks for more paths in vain within an hour looks for holes, and tells nothing about old links. */
const MOST_OF_A_NETWORK = 15;
const MOST_NETWORKS = 5_000;

/** What was asked for since the last write; of networks only how many paths, and only for an hour. */
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

/** Counts that a redirect led somebody. */
export function gatherHit(db: Database, id: string, now: Date): void {
  const { hits } = gatheredOf(db);
  const known = hits.get(id);
  hits.set(id, { hits: (known?.hits ?? 0) + 1, at: now });
}

/** Counts that a path was asked for where there is no page; who asked is kept nowhere. A flood is cut off. */
export function gatherMissing(db: Database, asked: string, network: string, now: Date): void {
  const path = missedPath(asked);
  if (path === undefined || !isCounted(gatheredOf(db), path, network, now)) return;
  const { missing } = gatheredOf(db);
  const day = dayOf(now);
  const key = `${day} ${path}`;
  const known = missing.get(key);
  if (known !== undefined) known.hits += 1;
  else if (missing.size < MOST_GATHERED) missing.set(key, { day, path, hits: 1 });
}

/** Whether a network has asked for few enough paths; each of them counts once an hour. */
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

/** Writes what was gathered; what cannot be written is lost, being a mere count. */
export async function flushRequests(db: Database): Promise<void> {
  const { hits, missing } = gatheredOf(db);
  const led = [...hits].map(([id, counted]) => ({ id, ...counted }));
  const missed = [...missing.values()];
  hits.clear();
  missing.clear();
  await writeHits(db, led);
  await writeMissing(db, missed);
}

/** Writes counts every few seconds, and the last ones when the node stops. */
export function registerMissingGathering(app: FastifyInstance, db: Database): void {
  const flush = () =>
    flushRequests(db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'requests of old addresses could not be counted'),
    );
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush();
  });
}
