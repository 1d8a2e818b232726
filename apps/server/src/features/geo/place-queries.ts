import { madeOnce } from '@ayrac/domain/made-once.ts';
import type { KnownPlaces } from '@ayrac/domain/person/person.ts';
import type { District, Province } from '@ayrac/domain/person/province.ts';
import { foldTurkish, sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { CallContext } from '#server/api/handler.ts';
import { ExpiringCache } from '#server/cache/expiring-cache.ts';
import type { Services } from '#server/services.ts';
import { askDistricts, askProvinces } from './outside-service.ts';
import { listDistrictRows, listProvinceRows } from './queries.ts';

// When the outside service is down, our own list is used and the service is not asked again for a minute.
const STAND_IN_MS = minuteInMs;
const ALL = 0;
const PROVINCES = 81;

/** Parts of the call context that the lists of places need. */
export type PlacesContext = Pick<CallContext, 'db' | 'services' | 'now'>;

/** Places, and how long to cache them in milliseconds. */
interface Dated<Place> {
  readonly places: readonly Place[];
  readonly keepMs: number;
}

interface Caches {
  readonly provinces: ExpiringCache<number, Dated<Province>>;
  readonly districts: ExpiringCache<number, Dated<District>>;
}
// One set of caches per node.
const cachesByNode = new WeakMap<Services, Caches>();

/**
 * Lists the provinces in Turkish alphabetical order: those of the outside service if configured and reachable,
 * otherwise our own.
 */
export async function listProvinces({ db, services }: PlacesContext): Promise<readonly Province[]> {
  const address = services.env.provincesApiUrl;
  const { places } = await cachesOf(services).provinces.get(ALL, () =>
    firstOf(address === undefined ? undefined : askProvinces(address), () => listProvinceRows(db)),
  );
  return places;
}

/** Lists the districts of a province in Turkish alphabetical order, from the same source. */
export async function listDistricts(
  { db, services }: PlacesContext,
  provinceId: number,
): Promise<readonly District[]> {
  const address = services.env.provincesApiUrl;
  const { places } = await cachesOf(services).districts.get(provinceId, () =>
    firstOf(address === undefined ? undefined : askDistricts(address, provinceId), () =>
      listDistrictRows(db, provinceId),
    ),
  );
  return places;
}

/** Provinces by their folded name, which is computed once for each cached list. */
const provincesByKey = madeOnce(
  (provinces: readonly Province[]) =>
    new Map(provinces.map((province) => [foldTurkish(province.name), province])),
);

/** Returns the names of places against which a form with this city is validated: those that the form could offer. */
export async function knownPlaces(
  context: PlacesContext,
  city: string | null | undefined,
): Promise<KnownPlaces> {
  const provinces = await listProvinces(context);
  const found = provincesByKey(provinces).get(foldTurkish(city ?? ''));
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
): Promise<Dated<Place>> {
  const answer = await outside;
  if (answer) return { places: sortByTurkish(answer, ({ name }) => name), keepMs: dayInMs };
  return { places: await own(), keepMs: outside === undefined ? dayInMs : STAND_IN_MS };
}

function cachesOf(services: Services): Caches {
  const known = cachesByNode.get(services);
  if (known !== undefined) return known;
  const options = {
    most: PROVINCES,
    keepMs: ({ keepMs }: { readonly keepMs: number }) => keepMs,
    clock: () => services.clock().getTime(),
  };
  const made = {
    provinces: new ExpiringCache<number, Dated<Province>>(options),
    districts: new ExpiringCache<number, Dated<District>>(options),
  };
  cachesByNode.set(services, made);
  return made;
}
