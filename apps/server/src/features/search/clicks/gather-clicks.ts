import type { SearchClick } from '@ayrac/contract/search.ts';
import { countedQuery } from '@ayrac/domain/search/counted-query.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Database } from '#server/db/database.ts';
import { type ClickTally, writeClicks } from './write-clicks.ts';

const MOST_GATHERED = 5_000;

const gathered = new WeakMap<Database, Map<string, ClickTally>>();

/**
 * Counts that a search result was opened, without any data about the visitor. New entries beyond a limit are dropped.
 */
export function gatherClick(db: Database, click: SearchClick, locale: Locale, now: Date): void {
  const term = countedQuery(click.term);
  if (term === undefined) return;
  const tallies = gathered.get(db) ?? new Map<string, ClickTally>();
  gathered.set(db, tallies);
  const { kind, slug, place, isFirst } = click;
  const day = dayOf(now);
  const key = [day, locale, kind, slug, term].join(' ');
  const known = tallies.get(key);
  if (known === undefined && tallies.size >= MOST_GATHERED) return;
  tallies.set(key, {
    ...{ day, locale, term, kind, slug },
    clicks: (known?.clicks ?? 0) + 1,
    firstClicks: (known?.firstClicks ?? 0) + (isFirst ? 1 : 0),
    places: (known?.places ?? 0) + place,
  });
}

/** Writes the gathered counts in a fixed order. Counts that cannot be written are lost, which is acceptable. */
export async function flushClicks(db: Database): Promise<void> {
  const tallies = [...(gathered.get(db) ?? [])].toSorted(([left], [right]) => (left < right ? -1 : 1));
  gathered.delete(db);
  if (tallies.length > 0)
    await writeClicks(
      db,
      tallies.map(([, tally]) => tally),
    );
}
