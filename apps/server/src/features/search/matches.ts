import type { Shortcut } from '@ayrac/contract/search.ts';
import { cityName } from '@ayrac/domain/campaign/cities.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { genericNouns } from '@ayrac/domain/search/common-words.ts';
import type { Fit } from '@ayrac/domain/search/fit.ts';
import { loanAddress } from '@ayrac/domain/search/shortcut.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { FacetCounts } from '#server/features/campaign/filtering/facet-queries.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import type { CategoryRow } from '#server/features/category/queries.ts';
import { lettersOf } from './meanings.ts';
import type { FoundShortcut, Lexicon, ReadQuery } from './read-query.ts';

const MOST_MATCHES = 6;
/** A lower fit, or at most half of the best, means something else: "check-up" is no "make-up". */
const LEAST_FIT = 0.3;
const LEAST_SHARE = 0.5;

/** Returns the best matches of a query. */
export function bestFits<Row>(fits: readonly Fit<Row>[]): Row[] {
  const best = fits[0]?.fit ?? 0;
  return fits
    .filter(({ fit }) => fit >= LEAST_FIT && fit > best * LEAST_SHARE)
    .slice(0, MOST_MATCHES)
    .map(({ item }) => item);
}

/**
 * Returns the best brands of a query. Where it begins with the name of one, the others share only a word such as
 * "bankası" with it.
 */
export function bestBrands<Row>(fits: readonly Fit<Row>[]): Row[] {
  const named = fits.filter(({ isNamed }) => isNamed);
  return bestFits(named.length > 0 ? named : fits);
}

/** Fit from which the name of a category alone is convincing. */
const TELLING_FIT = 0.5;
/** Share of the hits from which a category is considered their place. */
const TELLING_SHARE = 0.6;

/**
 * Returns the categories that fit a query by name. When no name fits well enough, the deepest categories that contain
 * most of the hits come first.
 */
export function bestCategories(
  { categories }: ReadQuery,
  counts: FacetCounts | undefined,
  { visible }: Lexicon,
): CategoryRow[] {
  const named = bestFits(categories);
  if ((categories[0]?.fit ?? 0) >= TELLING_FIT || counts === undefined) return named;
  return [...new Set([...holding(counts, visible), ...named])].slice(0, MOST_MATCHES);
}

function holding({ groups, values }: FacetCounts, visible: readonly CategoryRow[]): CategoryRow[] {
  const whole = groups.reduce((sum, { campaigns }) => sum + campaigns, 0);
  const byId = new Map<string, number>();
  for (const { facet, value, campaigns } of values) {
    if (facet === 'category') byId.set(value, (byId.get(value) ?? 0) + campaigns);
  }
  const least = Math.max(1, whole * TELLING_SHARE);
  const held = visible.filter((row) => (byId.get(row.id) ?? 0) >= least);
  const above = new Set(held.map(({ parentCategoryId }) => parentCategoryId));
  return held.filter(({ id }) => !above.has(id));
}

/** Returns the words of a query and their synonyms. */
export function wordsOf({ words, parts }: ReadQuery): string[] {
  return [...new Set([...words, ...parts.flatMap(({ ways }) => ways.flat())])];
}

const nouns = lettersOf(genericNouns);

/** Restores the spelling of folded words: the first one that is written in these texts, or else that of the synonyms. */
export function spelled(
  words: readonly string[],
  written: readonly ReadonlyMap<string, string>[],
  known: ReadonlyMap<string, string>,
): string {
  const all = [...written, nouns, known];
  return words.map((word) => all.find((letters) => letters.has(word))?.get(word) ?? word).join(' ');
}

/** Presents the page to which the figures of a query lead, as a link. */
export function presentShortcut(
  { shortcut, cities, category, brand }: FoundShortcut,
  locale: Locale,
): Shortcut {
  if (shortcut.kind === 'loan') {
    const { type, amount, term } = shortcut;
    return { kind: 'loan', path: loanAddress(shortcut), type, amount, term };
  }
  const { price, discount } = shortcut;
  const path = category
    ? addresses.category(category.slug)
    : brand
      ? addresses.brand(brand.slug)
      : addresses.campaigns();
  const filters = {
    ...(price === null ? {} : { price }),
    ...(cities.length === 0 ? {} : { city: cities }),
    ...(discount === null ? {} : { discount: { from: discount, to: null } }),
  };
  const name = category ? presentCategoryLink(category, locale).name : (brand?.name ?? null);
  const names = cities.map((city) => cityName(city) ?? city);
  return { kind: 'list', path: listAddress(path, { filters }), name, cities: names, price, discount };
}
