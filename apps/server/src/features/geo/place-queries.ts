import type { KnownPlaces } from '@ayrac/domain/person/person.ts';
import type { District, Province } from '@ayrac/domain/person/province.ts';
import { foldTurkish, sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { type Dated, DayCache } from './day-cache.ts';
import { askDistricts, askProvinces } from './outside-service.ts';
import { listDistrictRows, listProvinceRows } from './queries.ts';

// While the outside service is down our own list stands in, and nobody waits for the service again within a minute.
const STAND_IN_MS = minuteInMs;
const ALL = 0;

/** What the lists of places need of a call. */
export type PlacesContext = Pick<CallContext, 'db' | 'services' | 'now'>;

interface Caches {
  readonly provinces: DayCache<readonly Province[]>;
  readonly districts: DayCache<readonly District[]>;
}
const cachesByDatabase = new WeakMap<object, Caches>();

/** The provinces by the Turkish alphabet: those of the outside service where one is set and answers, else our own. */
export function listProvinces({ db, services, now }: PlacesContext): Promise<readonly Province[]> {
  const address = services.env.provincesApiUrl;
  return cachesOf(db).provinces.get(ALL, now, () =>
    firstOf(address === undefined ? undefined : askProvinces(address), () => listProvinceRows(db)),
  );
}

/** The districts of a province by the Turkish alphabet, from the same source. */
export function listDistricts(
  { db, services, now }: PlacesContext,
  provinceId: number,
): Promise<readonly District[]> {
  const address = services.env.provincesApiUrl;
  return cachesOf(db).districts.get(provinceId, now, () =>
    firstOf(address === undefined ? undefined : askDistricts(address, provinceId), () =>
      listDistrictRows(db, provinceId),
    ),
  );
}

/** The names that a form with this city is checked against: those that the form could choose from. */
export async function knownPlaces(
  context: PlacesContext,
  city: string | null | undefined,
): Promise<KnownPlaces> {
  const provinces = await listProvinces(context);
  const key = foldTurkish(city ?? '');
  const found = provinces.find(({ name }) => foldTurkish(name) === key);
  const districts = found === undefined ? [] : await listDistricts(context, found.id);
  const towns = districts.map(({ name }) => name);
  return {
    provinces: provinces.map(({ name }) => name),
    districtsOf: (name) => (name === found?.name ? towns : []),
  };
}

async function firstOf<Place extends { readonly name: string }>(
  outside: Promise<readonly Place[] | null> | undefined,
  own: () => Promise<readonly Place[]>,
): Promise<Dated<readonly Place[]>> {
  const answer = await outside;
  if (answer) return { answer: sortByTurkish(answer, ({ name }) => name), keepMs: dayInMs };
  return { answer: await own(), keepMs: outside === undefined ? dayInMs : STAND_IN_MS };
}

function cachesOf(db: object): Caches {
  const known = cachesByDatabase.get(db);
  if (known !== undefined) return known;
  const made = {
    provinces: new DayCache<readonly Province[]>(),
    districts: new DayCache<readonly District[]>(),
  };
  cachesByDatabase.set(db, made);
  return made;
}
