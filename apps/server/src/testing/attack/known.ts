import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { z } from 'zod';
import { pick } from './chance.ts';
import type { Send } from './exchange.ts';

const thing = z.object({ id: z.string(), slug: z.string() });
/** An existing item of the catalogue. */
type Thing = z.infer<typeof thing>;

/** The public catalogue, which an attacker knows like everybody else. */
interface Catalogue {
  readonly campaigns: readonly Thing[];
  readonly brands: readonly Thing[];
  readonly categories: readonly Thing[];
  readonly occupations: readonly Thing[];
}

/** Everything that an attacker knows. */
export interface Known extends Catalogue {
  /** Ids of restricted records, by the path of their list or the name of a field that refers to them. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** Versions of records by id, as of the last look. */
  readonly versions: Readonly<Record<string, number>>;
}

/** What samples are drawn from. */
export interface Source {
  readonly random: Random;
  readonly known: Known;
  /** Version of the record that the call refers to, if known. */
  readonly version?: number;
}

const kinds: readonly (readonly [RegExp, keyof Catalogue])[] = [
  [/campaign|kampanya/i, 'campaigns'],
  [/brand|marka/i, 'brands'],
  [/categor|kategori|topic/i, 'categories'],
  [/occupation/i, 'occupations'],
];

/** Reads the public catalogue of a site. */
export async function learnKnown(send: Send): Promise<Known> {
  const ask = async (url: string): Promise<unknown> => {
    const { status, body } = await send({ method: 'GET', url, headers: {} });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    return JSON.parse(body);
  };
  const catalogue = z
    .object({ list: z.object({ campaigns: z.array(thing) }) })
    .parse(await ask('/api/public/campaigns'));
  const { brands } = z.object({ brands: z.array(thing) }).parse(await ask('/api/public/brands'));
  const categories = z.array(thing).parse(await ask('/api/Campaign_Service/category'));
  const named = z.array(thing.pick({ id: true })).parse(await ask('/api/public/occupations'));
  const occupations = named.map(({ id }) => ({ id, slug: id }));
  return { campaigns: catalogue.list.campaigns, brands, categories, occupations, records: {}, versions: {} };
}

/** Picks an item of the kind that the first matching text names, or of any kind when none matches. */
export function knownThing(random: Random, known: Known, texts: readonly string[]): Thing {
  for (const text of texts) {
    const named = kinds.filter(([words]) => words.test(text)).flatMap(([, kind]) => known[kind]);
    if (named.length > 0) return pick(random, named);
  }
  const all = [known.campaigns, known.brands, known.categories, known.occupations];
  return pick(
    random,
    pick(
      random,
      all.filter(({ length }) => length > 0),
    ),
  );
}
