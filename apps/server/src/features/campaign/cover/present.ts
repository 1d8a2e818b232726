import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import { coverLayouts, spreadLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { coverName, inLayout, layoutOf } from '@ayrac/domain/cover/cover-name.ts';
import { numberOf, thingOf } from '@ayrac/domain/cover/thing.ts';
import type { Thing } from '@ayrac/domain/cover/things.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { LRUCache } from 'lru-cache';
import type { Executor } from '#server/db/database.ts';
import { logoDigits } from '#server/features/brand/queries.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { coverVersion } from '#server/features/picture/cover/present.ts';
import type { WholeCampaign } from '../queries.ts';

/** Fields of a campaign that determine its cover. */
export interface Covered {
  readonly id: string;
  readonly categoryId: string;
  readonly title: string;
}

/** Brand whose colour and logo appear on a cover. */
export interface CoveringBrand {
  readonly colour: string;
  readonly logoHash: string | null;
}

/** Returns a memoized function that gives the category names from the root down to a category. */
const pathsIn = madeOnce((rows: readonly CategoryRow[]) => {
  const known = new Map<string, readonly string[]>();
  return (id: string): readonly string[] => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const own = rows.find((row) => row.id === id);
    const path = own === undefined ? [] : [...ancestorsOf(rows, id), own].map(({ name }) => name);
    known.set(id, path);
    return path;
  };
});

/** Size of the cache by category and title, enough for a few hundred lists. */
const MOST_THINGS = 5_000;

/**
 * Returns a memoized function that gives the thing drawn on a campaign's cover. Reading a title costs more than the
 * rest of a card.
 */
const thingsIn = madeOnce((rows: readonly CategoryRow[]) => {
  const pathOf = pathsIn(rows);
  const known = new LRUCache<string, Thing>({ max: MOST_THINGS });
  return ({ categoryId, title }: Covered): Thing => {
    const key = `${categoryId} ${title}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const thing = thingOf(pathOf(categoryId), title);
    known.set(key, thing);
    return thing;
  };
});

/** Returns a function that names the cover of a campaign. The name encodes everything that is drawn. */
export async function coversOf(db: Executor): Promise<(campaign: Covered, brand: CoveringBrand) => string> {
  const thingIn = thingsIn(await listCategoryRows(db));
  return (campaign, brand) => nameWith(thingIn(campaign), campaign, brand);
}

/** Names the cover of a campaign. `categories` are the category names from the root down. */
export function nameCover(
  campaign: Pick<Covered, 'id' | 'title'>,
  categories: readonly string[],
  brand: CoveringBrand,
): string {
  return nameWith(thingOf(categories, campaign.title), campaign, brand);
}

function nameWith(thing: Thing, { id }: Pick<Covered, 'id'>, { colour, logoHash }: CoveringBrand): string {
  return coverName({
    thing,
    layout: coverLayouts[numberOf(id) % coverLayouts.length] ?? coverLayouts[0],
    colour,
    logo: logoDigits(logoHash),
    version: coverVersion,
  });
}

/** Returns the name of one campaign's cover. */
export async function coverOf(
  db: Executor,
  { campaign, brand, category, logo }: WholeCampaign,
): Promise<string> {
  const covers = await coversOf(db);
  const { id, title } = campaign;
  return covers(
    { id, title, categoryId: category.id },
    { colour: brand.colour, logoHash: logo?.hash ?? null },
  );
}

/** Varies the layout of the covers in a list so that identical layouts are not seen together. */
export function spreadCovers<Card extends CampaignCard>(cards: readonly Card[]): Card[] {
  const own = cards.map(({ picture }) => layoutOf(picture.hash));
  const spread = spreadLayouts(own);
  return cards.map((card, at) => {
    const layout = spread[at] ?? null;
    if (layout === null || layout === own[at]) return card;
    return { ...card, picture: { ...card.picture, hash: inLayout(card.picture.hash, layout) } };
  });
}
