import type { RuledField } from '../field/field.ts';
import { ok, problem } from '../parsed.ts';
import { slugOf } from '../text/slug.ts';
import { sortByTurkish } from '../text/turkish.ts';

/** Names of the 81 provinces, which people call cities, by slug and in Turkish alphabetical order. */
const names: ReadonlyMap<string, string> = new Map(
  sortByTurkish(
    [
      'Adana Adıyaman Afyonkarahisar Ağrı Amasya Ankara Antalya Artvin Aydın Balıkesir Bilecik Bingöl',
      'Bitlis Bolu Burdur Bursa Çanakkale Çankırı Çorum Denizli Diyarbakır Edirne Elazığ Erzincan',
      'Erzurum Eskişehir Gaziantep Giresun Gümüşhane Hakkari Hatay Isparta Mersin İstanbul İzmir Kars',
      'Kastamonu Kayseri Kırklareli Kırşehir Kocaeli Konya Kütahya Malatya Manisa Kahramanmaraş Mardin',
      'Muğla Muş Nevşehir Niğde Ordu Rize Sakarya Samsun Siirt Sinop Sivas Tekirdağ Tokat Trabzon',
      'Tunceli Şanlıurfa Uşak Van Yozgat Zonguldak Aksaray Bayburt Karaman Kırıkkale Batman Şırnak',
      'Bartın Ardahan Iğdır Yalova Karabük Kilis Osmaniye Düzce',
    ].flatMap((line) => line.split(' ')),
    (name) => name,
  ).map((name) => [slugOf(name), name]),
);

const LIMIT = 1_000;

/** Slugs of all cities, as used in filters and URLs. */
export const citySlugs: readonly string[] = [...names.keys()];

/** Returns the name of a city, or undefined when no city has this slug. */
export function cityName(slug: string): string | undefined {
  return names.get(slug);
}

/**
 * Returns the slugs of the cities in which a campaign is valid, from the format of `citiesField`. Empty when it is
 * valid nationwide.
 */
export function citiesOf(cities: string | null): readonly string[] {
  return cities === null ? [] : cities.split(', ').map(slugOf);
}

/**
 * Field definition for the cities in which a campaign is valid. Empty means nationwide. Cities are entered
 * comma-separated or one per line, and stored without duplicates in Turkish alphabetical order.
 */
export const citiesField = {
  kind: 'place',
  isRequired: false,
  limit: LIMIT,
  read: (text) => {
    const given = text
      .split(/[,;\n]/)
      .map(slugOf)
      .filter((slug) => slug !== '');
    if (given.length === 0 || given.some((slug) => !names.has(slug))) return problem('unknown-cities');
    return ok([...names].flatMap(([slug, name]) => (given.includes(slug) ? [name] : [])).join(', '));
  },
} as const satisfies RuledField;
