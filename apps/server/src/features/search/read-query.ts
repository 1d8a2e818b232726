import { citySlugs } from '@ayrac/domain/campaign/cities.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { type Fit, type NameIndex, nameIndex, rankByFit } from '@ayrac/domain/search/fit.ts';
import { mergeBooks } from '@ayrac/domain/search/phrase-book.ts';
import { type QueryFigures, readFigures } from '@ayrac/domain/search/query-figures.ts';
import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { type Shortcut, shortcutOf } from '@ayrac/domain/search/shortcut.ts';
import { type NameBook, partsOf, type QueryPart, type SynonymBook } from '@ayrac/domain/search/synonym.ts';
import type { Executor } from '#server/db/database.ts';
import { type BrandRow, listBrands } from '#server/features/brand/queries.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';

/** Letters from which a word is tried as the beginning of a brand's name. */
const SHORTEST_BEGINNING = 5;

/** Fit from which a name counts as meant. */
export const MEANT = 0.75;

/** Names of the catalogue against which queries are read, and the terms that people use instead. */
export interface Lexicon {
  readonly categories: NameIndex<CategoryRow>;
  readonly brands: NameIndex<BrandRow>;
  readonly names: NameBook;
  readonly visible: readonly CategoryRow[];
}

/** Parsed query. */
export interface ReadQuery {
  /** Folded words other than the figures. */
  readonly words: readonly string[];
  readonly parts: readonly QueryPart[];
  readonly figures: QueryFigures;
  readonly categories: readonly Fit<CategoryRow>[];
  readonly brands: readonly Fit<BrandRow>[];
}

const lexiconOf = madeOnce((categories: readonly CategoryRow[]) =>
  madeOnce((brands: readonly BrandRow[]) => makeLexicon(categories, brands)),
);

/** Reads the names of the catalogue from the cache. */
export async function readLexicon(db: Executor): Promise<Lexicon> {
  const [categories, brands] = await Promise.all([listCategoryRows(db), listBrands(db)]);
  return lexiconOf(visibleRows(categories))(brands);
}

function makeLexicon(visible: readonly CategoryRow[], rows: readonly BrandRow[]): Lexicon {
  const byId = new Map(visible.map((row) => [row.id, row]));
  const above = ({ parentCategoryId }: CategoryRow): CategoryRow[] => {
    const parent = byId.get(parentCategoryId ?? '');
    return parent === undefined ? [] : [parent, ...above(parent)];
  };
  const namesOf = (row: CategoryRow) => [...new Set([row.name, presentCategoryLink(row, 'en').name])];
  const categories = nameIndex(
    visible
      .filter((row) => row.campaigns > 0)
      .toSorted((left, right) => right.campaigns - left.campaigns)
      .map((item) => ({ item, names: namesOf(item), within: above(item).flatMap(namesOf) })),
  );
  const brands = nameIndex(
    rows
      .filter((row) => row.campaigns > 0)
      .toSorted((left, right) => right.campaigns - left.campaigns)
      .map((item) => ({ item, names: [item.name], within: [] })),
  );
  return { categories, brands, names: mergeBooks(categories.book, brands.book), visible };
}

/** Parses a term into figures and words, with the categories and brands that these fit. */
function readQuery(
  term: string,
  lexicon: Lexicon,
  book: SynonymBook,
  options: { readonly isTyping?: boolean } = {},
): ReadQuery {
  const figures = readFigures(term);
  return readWords(queryWords(figures.words), figures, lexicon, book, options);
}

/**
 * The same, but when no category or brand has such a name, the words are read in the other language. Many people type
 * Turkish words on an English page.
 */
export async function readInBoth(
  term: string,
  lexicon: Lexicon,
  book: SynonymBook,
  otherBook: () => Promise<SynonymBook>,
  options: { readonly isTyping?: boolean } = {},
): Promise<ReadQuery> {
  const own = readQuery(term, lexicon, book, options);
  if (own.words.length === 0 || own.categories.length + own.brands.length > 0) return own;
  const foreign = readWords(own.words, own.figures, lexicon, await otherBook(), options);
  return (foreign.categories[0]?.fit ?? 0) >= MEANT ? foreign : own;
}

/** The same for words that are already folded or corrected. */
export function readWords(
  words: readonly string[],
  figures: QueryFigures,
  { categories, brands, names }: Lexicon,
  book: SynonymBook,
  options: { readonly isTyping?: boolean } = {},
): ReadQuery {
  const parts = partsOf(words, book, names);
  const fits = {
    categories: rankByFit(parts, categories, options),
    brands: rankByFit(parts, brands, options),
  };
  // A single word that is not a name may be the beginning of a brand's name.
  const isUnknown = words.length === 1 && fits.categories.length + fits.brands.length === 0;
  const isBegun = isUnknown && (words[0] ?? '').length >= SHORTEST_BEGINNING;
  const begun = isBegun ? rankByFit(parts, brands, { isTyping: true }) : fits.brands;
  return { words, parts, figures, categories: fits.categories, brands: begun };
}

/** Returns the page to which the figures of a query lead, with the category or brand of the list that they narrow. */
export function findShortcut({
  figures,
  words,
  parts,
  categories,
  brands,
}: ReadQuery): FoundShortcut | undefined {
  const shortcut = shortcutOf(figures, [...new Set(parts.flatMap(({ ways }) => ways.flat()))]);
  if (shortcut === undefined) return undefined;
  const found = { shortcut, cities: citySlugs.filter((city) => words.includes(city)) };
  const [category, brand] = [categories[0], brands[0]];
  if (category !== undefined && category.fit >= MEANT && category.fit >= (brand?.fit ?? 0)) {
    return { ...found, category: category.item };
  }
  return brand !== undefined && brand.fit >= MEANT ? { ...found, brand: brand.item } : found;
}

/** Shortcut with the list that it narrows: all campaigns, when it has no category or brand. */
export interface FoundShortcut {
  readonly shortcut: Shortcut;
  /** Slugs of the named cities. */
  readonly cities: readonly string[];
  readonly category?: CategoryRow;
  readonly brand?: BrandRow;
}
