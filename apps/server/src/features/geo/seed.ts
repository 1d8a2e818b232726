import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import type { Executor } from '#server/db/database.ts';
import placeNames from './place-names.json' with { type: 'json' };
import { isMetropolitan, provinceFacts } from './province-facts.ts';
import { district, province } from './table.ts';

/** A district's id is the plate number times this, plus its alphabetical position. */
const DISTRICTS_APART = 100;

/** Fills the provinces and districts of a new database. Several nodes may do so at the same time. */
export async function seedGeo(db: Executor): Promise<void> {
  if ((await db.$count(district)) > 0) return;
  const provinces = provinceFacts.map(({ id, population, areaCodes }) => ({
    id,
    name: placesOf(id).name,
    population,
    areaCodes: [...areaCodes],
    isMetropolitan: isMetropolitan(id),
  }));
  const rows = provinces.flatMap(({ id: provinceId }) =>
    sortByTurkish(placesOf(provinceId).districts, (name) => name).map((name, place) => ({
      id: provinceId * DISTRICTS_APART + place + 1,
      provinceId,
      name,
    })),
  );
  await db.transaction(async (tx) => {
    await tx.insert(province).values(provinces).onConflictDoNothing();
    await tx.insert(district).values(rows).onConflictDoNothing();
  });
}

function placesOf(id: number) {
  const place = placeNames.find((one) => one.id === id);
  if (place === undefined) throw new Error(`The names of province ${id} are unknown.`);
  return place;
}
