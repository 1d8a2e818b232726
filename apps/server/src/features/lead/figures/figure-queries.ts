import { type ComparedSpans, daysOf } from '@ayrac/domain/dashboard/period.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import type { Database, Executor } from '#server/db/database.ts';
import { largestParts, presentFigures, presentPart, presentSpan } from './present.ts';
import { listCounts, listDays, listLosses, listNames, type Narrowing } from './queries.ts';

interface FiguresQuery {
  readonly spans: ComparedSpans;
  readonly narrowing: Narrowing;
  readonly now: Date;
  readonly locale: Locale;
}

/** Without a filter all requests of both periods are read, so the result is cached for a minute for all callers. */
const figuresOfAll = sharedByKey('lead-figures', 20, (db: Executor, _key, query: FiguresQuery) =>
  countFigures(db, query),
);

/** Collects the figures of requests in a period and the one before, by day, person, brand and reason. */
export function collectFigures(db: Database, query: FiguresQuery): Promise<CollectedFigures> {
  const { spans, narrowing, locale, now } = query;
  if (narrowing.brandIds.length > 0 || narrowing.ownerId !== undefined) return countFigures(db, query);
  const { current, before } = spans;
  // A constant instead of the current instant, so that all callers share the cache entry.
  const end = current.to < now ? current.to.toISOString() : 'now';
  const key = [locale, current.from.toISOString(), end, before.from.toISOString()].join(' ');
  return figuresOfAll(db, key, query);
}

async function countFigures(db: Executor, { spans, narrowing, now, locale }: FiguresQuery) {
  const { current, before } = spans;
  const [ofCurrent, ofBefore, days, lost] = await Promise.all([
    listCounts(db, current, narrowing, now),
    listCounts(db, before, narrowing, now),
    listDays(db, current, narrowing),
    listLosses(db, current, narrowing, locale),
  ]);
  const counts = { current: ofCurrent, before: ofBefore };
  const owners = largestParts(counts, ({ ownerId }) => ownerId);
  const brands = largestParts(counts, ({ brandId }) => brandId);
  const idsOf = (parts: typeof owners) => parts.map(({ id }) => id).filter((id) => id !== null);
  const names = await listNames(db, { owners: idsOf(owners), brands: idsOf(brands) });
  const known = new Map(days.map((one) => [one.day, one]));
  return {
    current: presentSpan(current),
    before: presentSpan(before),
    figures: presentFigures(counts),
    days: daysOf(current).map((day) => known.get(day) ?? { day, requests: 0, contacted: 0, won: 0 }),
    people: owners.map((part) => presentPart(part, names)),
    brands: brands.map((part) => presentPart(part, names)),
    lost,
  };
}

export type CollectedFigures = Awaited<ReturnType<typeof countFigures>>;
