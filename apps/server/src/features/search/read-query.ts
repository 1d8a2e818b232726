import { citySlugs } from '@ayrac/domain/campaign/cities.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { type AskedList, askedList } from '@ayrac/domain/search/asked-list.ts';
import { isSoftWord, narrowingWords } from '@ayrac/domain/search/common-words.ts';
import { type Fit, type NameIndex, nameIndex, rankByFit } from '@ayrac/domain/search/fit.ts';
import { mergeBooks } from '@ayrac/domain/search/phrase-book.ts';
import { type QueryFigures, readFigures, withLoneNumber } from '@ayrac/domain/search/query-figures.ts';
import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { type LargestAmounts, type Shortcut, shortcutOf } from '@ayrac/domain/search/shortcut.ts';
import {
  decisiveParts,
  isTerm,
  type NameBook,
  partsOf,
  type QueryPart,
  type SynonymBook,
  titleExpressionOf,
} from '@ayrac/domain/search/synonym.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Executor } from '#server/db/database.ts';
import { type BrandRow, listBrands } from '#server/features/brand/queries.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { readLargestAmounts } from '#server/features/loan/queries.ts';

/** Letters from which a word is tried as the beginning of a brand's name. */
const SHORTEST_BEGINNING = 5;

/** Fit from which a name counts as meant. */
export const MEANT = 0.75;

/** Names of the catalogue against which queries are read. */
export interface Lexicon {
  readonly categories: NameIndex<CategoryRow>;
  readonly brands: NameIndex<BrandRow>;
  readonly names: NameBook;
  /** Folded words of the categories' names in each language. */
  readonly nameWords: Readonly<Record<Locale, ReadonlySet<string>>>;
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
  /** The list of all campaigns that it asks for without naming a thing: "yeni kampanyalar". */
  readonly asked: AskedList | undefined;
  /** Returns the words that tell which campaigns of the best fit are wanted: "öğrenci" in "öğrenci laptop". */
  readonly modifiers: () => readonly string[];
  /** Query for titles and brands with its expression: "oyun bilgisayarı", which the synonyms call a laptop. */
  readonly titled: string | undefined;
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
  const nameIn = (row: CategoryRow, locale: Locale) => presentCategoryLink(row, locale).name;
  const namesOf = (row: CategoryRow) => [...new Set(locales.map((locale) => nameIn(row, locale)))];
  const foreignOf = (row: CategoryRow) => namesOf(row).filter((name) => name !== nameIn(row, 'tr'));
  const wordsIn = (locale: Locale) => new Set(visible.flatMap((row) => foldedWords(nameIn(row, locale))));
  const categories = nameIndex(
    visible
      .filter((row) => row.campaigns > 0)
      .toSorted((left, right) => right.campaigns - left.campaigns)
      .map((item) => ({
        item,
        names: namesOf(item),
        foreign: foreignOf(item),
        within: above(item).flatMap(namesOf),
      })),
  );
  const brands = nameIndex(
    rows
      .filter((row) => row.campaigns > 0)
      .toSorted((left, right) => right.campaigns - left.campaigns)
      .map((item) => ({ item, names: [item.name], within: [] })),
  );
  const nameWords = { tr: wordsIn('tr'), en: wordsIn('en') };
  return { categories, brands, names: mergeBooks(categories.book, brands.book), nameWords, visible };
}

/** Parses a term into figures and words, with the categories and brands that these fit. */
function readQuery(
  term: string,
  lexicon: Lexicon,
  book: SynonymBook,
  options: { readonly isTyping?: boolean } = {},
): ReadQuery {
  const figures = readFigures(options.isTyping ? term : withLoneNumber(term));
  return readWords(queryWords(figures.words), figures, lexicon, book, options);
}

/** Synonyms of a page's language, and those of the other one, which are read only if they are needed. */
export interface Synonyms {
  readonly locale: Locale;
  readonly book: SynonymBook;
  readonly otherBook: () => Promise<SynonymBook>;
}

/**
 * The same, but words of the other language are read as such if that matches better. Many people type Turkish words on
 * an English page, and English ones on a Turkish page.
 */
export async function readInBoth(
  term: string,
  lexicon: Lexicon,
  { locale, book, otherBook }: Synonyms,
  options: { readonly isTyping?: boolean } = {},
): Promise<ReadQuery> {
  const own = readQuery(term, lexicon, book, options);
  const isFound = own.categories.length + own.brands.length > 0;
  if (own.words.length === 0 || (isFound && !isForeign(own, lexicon.nameWords[locale], book))) return own;
  const foreign = readWords(own.words, own.figures, lexicon, await otherBook(), options);
  const best = bestFit(foreign.categories);
  return best >= MEANT && best > Math.max(bestFit(own.categories), bestFit(own.brands)) ? foreign : own;
}

const bestFit = (fits: readonly Fit<unknown>[]) => fits[0]?.fit ?? 0;

/** Whether no decisive part of a query is a synonym, or in the names of categories, in the page's language. */
function isForeign({ parts }: ReadQuery, nameWords: ReadonlySet<string>, book: SynonymBook): boolean {
  return decisiveParts(parts).every(
    ({ words }) => !isTerm(words, book) && !words.every((word) => nameWords.has(word)),
  );
}

/** The same for words that are already folded or corrected. */
export function readWords(
  words: readonly string[],
  figures: QueryFigures,
  { categories, brands, names, nameWords }: Lexicon,
  book: SynonymBook,
  options: { readonly isTyping?: boolean } = {},
): ReadQuery {
  // A query for any campaigns at all keeps only the noun, which narrows nothing. A brand may be called "Süper".
  const isUnnamed = options.isTyping !== true && partsOf(words, book, names).every(({ isKnown }) => !isKnown);
  const asked = isUnnamed ? askedList(words) : undefined;
  const telling = asked === undefined ? words : words.filter((word) => narrowingWords([word]).length === 0);
  const parts = partsOf(telling, book, names);
  const fits = {
    categories: rankByFit(parts, categories, options),
    brands: rankByFit(parts, brands, options),
  };
  // A single word that is not a name may be the beginning of a brand's name.
  const isUnknown = words.length === 1 && fits.categories.length + fits.brands.length === 0;
  const isBegun = isUnknown && (words[0] ?? '').length >= SHORTEST_BEGINNING;
  const begun = isBegun ? rankByFit(parts, brands, { isTyping: true }) : fits.brands;
  const found = { categories: fits.categories, brands: begun };
  const says = (word: string) => partsOf([word], book, names);
  const modifiers = () =>
    leadingOf(found) === 'brands'
      ? modifiersOf(parts, brands, meantBrand(found.brands), says, nameWords)
      : modifiersOf(parts, categories, found.categories[0], says, nameWords);
  const titled = titleExpressionOf(parts, names);
  return { words, parts, figures, ...found, asked, modifiers, titled };
}

/**
 * Returns the decisive words that say nothing about the best fit by themselves. If all of them do, but as synonyms,
 * returns these: a search for "ranza" finds all beds, and among them the bunk beds are wanted. Not words in the names of
 * categories, which would prefer another category: "oto" is in that of the accessories.
 */
function modifiersOf<Row>(
  parts: readonly QueryPart[],
  index: NameIndex<Row>,
  best: Fit<Row> | undefined,
  says: (word: string) => readonly QueryPart[],
  nameWords: Lexicon['nameWords'],
): readonly string[] {
  const decisive = decisiveParts(parts);
  const words = narrowingWords(decisive.flatMap((part) => part.words)).filter((word) => !isSoftWord(word));
  if (best === undefined) return [];
  const others =
    words.length < 2
      ? []
      : words.filter((word) => !rankByFit(says(word), index).some(({ item }) => item === best.item));
  if (others.length > 0 || decisive.every(({ ways }) => ways.length < 2)) return others;
  return words.filter((word) => locales.every((locale) => !nameWords[locale].has(word)));
}

/** Fit from which a category leads even if the query begins with the name of a brand. */
const WHOLE = 0.9;

/**
 * Returns whether a query names a brand rather than a category. A brand may be named beside what it offers: "garanti
 * bankası", "iş bankası kredi kartı".
 */
export function leadingOf({ categories, brands }: Pick<ReadQuery, 'categories' | 'brands'>) {
  const best = bestFit(categories);
  const isNamed = meantBrand(brands)?.isNamed === true && best < WHOLE;
  return isNamed || bestFit(brands) > best ? 'brands' : 'categories';
}

/** Returns the brand that a query begins with, or else the best one. */
export function meantBrand(brands: ReadQuery['brands']): Fit<BrandRow> | undefined {
  return brands.find(({ isNamed }) => isNamed) ?? brands[0];
}

/** Returns the largest loans, where a query has an amount to compare with them. */
export async function largestFor({ figures }: ReadQuery, db: Executor, now: Date): Promise<LargestAmounts> {
  return figures.amount?.kind === 'sum' ? readLargestAmounts(db, dayOf(now)) : {};
}

/** Returns the page to which the figures of a query lead, with the category or brand of the list that they narrow. */
export function findShortcut(
  { figures, words, parts, categories, brands }: ReadQuery,
  largest: LargestAmounts,
): FoundShortcut | undefined {
  const meanings = [...new Set(parts.flatMap(({ ways }) => ways.flat()))];
  const heads = (decisiveParts(parts).at(-1)?.ways ?? []).flatMap((way) => way.slice(-1));
  const shortcut = shortcutOf(figures, meanings, largest, heads);
  if (shortcut === undefined) return undefined;
  const found = { shortcut, cities: citySlugs.filter((city) => words.includes(city)) };
  const [category, brand] = [categories[0], meantBrand(brands)];
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
