import { rowHoldingOn } from '@ayrac/domain/loan-book/dated-row.ts';
import type { SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import { endOfDay, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { CallContext } from '#server/api/handler.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import type { Services } from '#server/services.ts';
import { type FoundText, listTextsFrom } from './queries.ts';

/** Cache tag of everything that shows the site's texts. */
export const SITE_TEXTS = 'site-texts';

type Texts = ReadonlyMap<SiteTextName, readonly FoundText[]>;

interface Memory {
  readonly recent: ExpiringCache<'all', Texts>;
  /** Last texts read, so that notices remain readable while the database is unavailable. */
  last?: Texts;
}

// One cache per node.
const kept = new WeakMap<Services, Memory>();

function keptOf(services: Services): Memory {
  const clock = () => services.clock().getTime();
  const known = kept.get(services) ?? { recent: new ExpiringCache({ most: 1, keepMs: hourInMs, clock }) };
  kept.set(services, known);
  return known;
}

/** Drops the cached texts when one is published. */
export function droppableTexts(services: Services) {
  return {
    drop(tags: readonly string[] | null): void {
      if (tags === null || tags.includes(SITE_TEXTS)) keptOf(services).recent.clear();
    },
  };
}

/**
 * Returns a function that finds the current version of a text, from the cache. The response expires at the end of the
 * day.
 */
export async function heldTexts(
  context: Pick<CallContext, 'db' | 'services' | 'now' | 'uses' | 'expires'>,
): Promise<(name: SiteTextName) => FoundText> {
  const { db, services, now, uses, expires } = context;
  const day = dayOf(now);
  uses(SITE_TEXTS);
  // Another version may be valid tomorrow.
  expires(endOfDay(now));
  const memory = keptOf(services);
  const all = await memory.recent
    .get('all', async () => Map.groupBy(await listTextsFrom(db, day), ({ name }) => name))
    .catch((error: unknown) => {
      if (memory.last === undefined || !isDatabaseUnavailable(error)) throw error;
      return memory.last;
    });
  memory.last = all;
  return (name) => {
    const held = rowHoldingOn(all.get(name) ?? [], day);
    if (held === undefined) throw new Error(`No version of ${name} is valid on ${day}.`);
    return held;
  };
}
