import type { chrome as turkish } from '../tr/chrome.ts';
import { shortcutWords } from './shortcut-words.ts';

/** Phrases of the top bar's menus and search suggestions. They are loaded when a visitor first uses them. */
export const chrome: typeof turkish = {
  allCategories: 'All categories',
  all: 'See all',
  allOf: (p) => `${p.category}: See all`,
  brandsIn: (p) => `${p.category}: most popular brands`,
  shortcut: shortcutWords,
  suggestions: 'Search suggestions',
  corrected: 'Did you mean?',
  recent: 'Your recent searches',
  clear: 'Clear',
  popular: 'Popular categories',
  categories: 'Categories',
  brands: 'Brands',
  campaigns: 'Campaigns',
  count: (p) =>
    `${p.count} ${p.count === '1' ? 'suggestion' : 'suggestions'}; use the arrow keys to move between them`,
  allResults: (p: { count: string }) => `All results (${p.count})`,
  because: (p) => `Category: ${p.category}`,
  inText: 'Found in its text',
  none: (p) => `No suggestions for “${p.term}”`,
  noneHint: 'Try a shorter word, or start from a category.',
  categoriesFailedHint: 'Please try again. If that does not help, check your connection.',
  failed: 'Suggestions could not be loaded',
  failedHint: 'Your search still works: press Enter or the Search button.',
};
