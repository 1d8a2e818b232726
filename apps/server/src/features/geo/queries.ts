import type { District, Province } from '@ayrac/domain/person/province.ts';
import { sortByTurkish } from '@ayrac/domain/text/turkish.ts';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { district, province } from './table.ts';

/** Lists our own provinces in Turkish alphabetical order, independent of the database's collation. */
export async function listProvinceRows(db: Executor): Promise<Province[]> {
  const rows = await db
    .select({
      id: province.id,
      name: province.name,
      population: province.population,
      areaCode: province.areaCodes,
      isMetropolitan: province.isMetropolitan,
    })
    .from(province)
    .orderBy(asc(province.id));
  return sortByTurkish(rows, ({ name }) => name);
}

/** Lists our own districts of a province in Turkish alphabetical order. */
export async function listDistrictRows(db: Executor, provinceId: number): Promise<District[]> {
  const rows = await db
    .select({ id: district.id, name: district.name })
    .from(district)
    .where(eq(district.provinceId, provinceId))
    .orderBy(asc(district.id));
  return sortByTurkish(rows, ({ name }) => name);
}
