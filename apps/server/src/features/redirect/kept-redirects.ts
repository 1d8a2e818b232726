import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import type { Services } from '#server/services.ts';
import { listRedirects } from './queries.ts';

/** Cache tag of everything that depends on redirects. */
export const REDIRECTS = 'redirects';

/** Target of an address. */
export interface Redirect {
  readonly id: string;
  readonly toPath: string;
}

type Redirects = ReadonlyMap<string, Redirect>;

// One cache per node.
const kept = new WeakMap<Services, ExpiringCache<'all', Redirects>>();

function keptOf(services: Services): ExpiringCache<'all', Redirects> {
  const clock = () => services.clock().getTime();
  const known = kept.get(services) ?? new ExpiringCache({ most: 1, keepMs: hourInMs, clock });
  kept.set(services, known);
  return known;
}

/** Drops the cached redirects when they change. */
export function droppableRedirects(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || tags.includes(REDIRECTS)) keptOf(services).clear();
    },
  };
}

/** Finds the redirect of a path without language prefix, from the cache. */
export async function redirectOf(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  path: string,
): Promise<Redirect | undefined> {
  const all = await keptOf(services).get('all', async () => {
    const rows = await listRedirects(db);
    return new Map(rows.map(({ id, fromPath, toPath }) => [fromPath, { id, toPath }]));
  });
  return all.get(path);
}
