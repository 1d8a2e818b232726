import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { type SeenCampaign, writeViews } from './write-views.ts';

const FLUSH_EVERY_MS = 3_000;
const MOST_GATHERED = 20_000;

const gathered = new WeakMap<Database, Map<string, SeenCampaign>>();
const writing = new WeakMap<Database, Promise<void>>();

/**
 * Records a view, to be written within seconds. Views beyond a limit are dropped, since an exact count is not promised.
 */
export function gatherView(db: Database, seen: SeenCampaign): void {
  const views = gathered.get(db) ?? new Map<string, SeenCampaign>();
  gathered.set(db, views);
  const key = `${seen.campaignId} ${seen.digest}`;
  if (views.size < MOST_GATHERED && !views.has(key)) views.set(key, seen);
}

/** Writes the gathered views, after a write that is in progress. A failed write is retried with the next one. */
export function flushViews(db: Database): Promise<void> {
  const before = writing.get(db) ?? Promise.resolve();
  const written = before.catch(() => undefined).then(() => writeGathered(db));
  writing.set(db, written);
  return written;
}

async function writeGathered(db: Database): Promise<void> {
  const views = gathered.get(db);
  if (views === undefined) return;
  gathered.delete(db);
  try {
    await writeViews(db, [...views.values()]);
  } catch (error) {
    for (const seen of views.values()) gatherView(db, seen);
    throw error;
  }
}

/** Writes views every few seconds, and once more when the node stops. */
export function registerViewGathering(app: FastifyInstance, db: Database): void {
  const flush = () =>
    flushViews(db).catch((error: unknown) =>
      app.log.warn({ err: error }, 'campaign views could not be stored'),
    );
  const timer = setInterval(flush, FLUSH_EVERY_MS).unref();
  app.addHook('onClose', () => {
    clearInterval(timer);
    return flush();
  });
}
