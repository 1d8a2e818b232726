import type { RuledField } from '../field.ts';
import { ok, problem } from '../parsed.ts';
import { slugOf } from '../text/slug.ts';
import { sortByTurkish } from '../text/turkish.ts';

/** The 81 provinces, which people call cities; by their slugs, in the order of the Turkish alphabet. */
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

/** The slugs of all cities, which is how filters and addresses call them. */
export const citySlugs: readonly string[] = [...names.keys()];

/** What a city is called, by its slug; undefined where there is none. */
export function cityName(slug: string): string | undefined {
  return names.get(slug);
}

/** The slugs of the cities in which a campaign holds, as `citiesField` writes them; none where it holds nationwide. */
export function citiesOf(cities: string | null): readonly string[] {
  return cities === null ? [] : cities.split(', ').map(slugOf);
}

/**
 * The cities in which a campaign holds; one without holds nationwide. They are written between commas or one a line, and
 * kept by the Turkish alphabet, each once.
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
    if (given.length === 0 || given.some((slug) => !names.has(slug))) return problem('unknown-city');
    return ok([...names].flatMap(([slug, name]) => (given.includes(slug) ? [name] : [])).join(', '));
  },
} as const satisfies RuledField;
