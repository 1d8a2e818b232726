import type { search as turkish } from '../tr/search.ts';
import { shortcutWords } from './shortcut-words.ts';

/** Phrases of the search page. */
export const search: typeof turkish = {
  title: 'Search campaigns',
  titleFor: (p) => `${p.count} ${p.count === '1' ? 'campaign' : 'campaigns'} for “${p.term}”`,
  description: 'Search campaigns, brands and categories.',
  prompt: 'What are you looking for? Type the name of a product, a brand or a category.',
  examples: 'Try one of these',
  label: 'Search term',
  placeholder: 'Product, brand or category',
  submit: 'Search',
  corrected: (p) => `Did you mean “${p.corrected}”?`,
  correction: (p) => `No results for “${p.term}”, so we searched for this instead.`,
  shortcut: shortcutWords,
  brands: 'Brands',
  categories: 'Categories',
  campaigns: 'Campaigns',
  cutAt: (p) =>
    `Many campaigns match these words. We show the ${p.count} most popular, and counts and filters only cover those. Add a word to narrow your search.`,
  ended: 'Ended',
  endedLede: 'These campaigns have ended, but their details are still here.',
};
