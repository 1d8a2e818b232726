import type { ScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { BrandCard } from '@ayrac/contract/brand.ts';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import type { Shortcut, Suggestions } from '@ayrac/contract/search.ts';

/** A row of the list. */
export type SuggestionRow = { readonly key: string } & (
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'shortcut'; readonly shortcut: Shortcut }
  | { readonly kind: 'category'; readonly category: CategoryLink }
  | { readonly kind: 'brand'; readonly brand: BrandCard }
  | { readonly kind: 'campaign'; readonly campaign: Suggestions['campaigns'][number] }
  /** Link to the search page, with the number of results. */
  | { readonly kind: 'all'; readonly term: string; readonly total: number }
);

/** Rows under a heading. */
export interface SuggestionGroup {
  readonly title: string;
  readonly rows: readonly SuggestionRow[];
}

type ChromePhrases = ScreenPhrases['chrome'];

/** Returns the groups for an empty field: recent terms and the largest categories. */
export function groupsAtFirst(
  recent: readonly string[],
  popular: readonly CategoryLink[],
  chrome: ChromePhrases,
): readonly SuggestionGroup[] {
  return withRows([
    { title: chrome.recent, rows: recent.map(termRow) },
    { title: chrome.popular, rows: popular.map(categoryRow) },
  ]);
}

/** Returns the row that leads to all results of a term. Empty if there are none. */
export function wayToAll(term: string, total: number): readonly SuggestionRow[] {
  return total > 0 ? [{ key: `all ${term}`, kind: 'all', term, total }] : [];
}

/** Returns the suggestions for a term, grouped by kind. */
export function groupsOf(found: Suggestions, chrome: ChromePhrases): readonly SuggestionGroup[] {
  const { corrected, shortcut, campaigns, leading } = found;
  const categories = { title: chrome.categories, rows: found.categories.map(categoryRow) };
  const brands = { title: chrome.brands, rows: found.brands.map(brandRow) };
  return withRows([
    { title: chrome.corrected, rows: corrected === null ? [] : [termRow(corrected)] },
    {
      title: chrome.shortcut.title,
      rows: shortcut === null ? [] : [{ key: `shortcut ${shortcut.path}`, kind: 'shortcut', shortcut }],
    },
    ...(leading === 'brands' ? [brands, categories] : [categories, brands]),
    {
      title: chrome.campaigns,
      rows: campaigns.map((campaign) => ({ key: `campaign ${campaign.slug}`, kind: 'campaign', campaign })),
    },
  ]);
}

function termRow(term: string): SuggestionRow {
  return { key: `term ${term}`, kind: 'term', term };
}

function brandRow(brand: BrandCard): SuggestionRow {
  return { key: `brand ${brand.slug}`, kind: 'brand', brand };
}

function categoryRow(category: CategoryLink): SuggestionRow {
  return { key: `category ${category.slug}`, kind: 'category', category };
}

function withRows(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  return groups.filter(({ rows }) => rows.length > 0);
}
