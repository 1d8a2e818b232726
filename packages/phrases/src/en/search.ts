import type { search as turkish } from '../tr/search.ts';

/** The search page. */
export const search: typeof turkish = {
  title: 'Search campaigns',
  titleFor: (p) => `Search for “${p.term}”`,
  description: 'Search campaigns, brands and categories.',
  prompt: 'What are you looking for? Type the name of a product, a brand or a category.',
  label: 'Search term',
  placeholder: 'Product, brand or category',
  submit: 'Search',
  corrected: (p) => `Did you mean “${p.corrected}”?`,
  correction: (p) => `Nothing was found for “${p.term}”, so we searched for this instead.`,
  brands: 'Brands',
  categories: 'Categories',
  campaigns: 'Campaigns',
  cutAt: (p) =>
    `Many campaigns have these words: we show the ${p.count} that are most wanted, and counts and filters are about these. Add a word to narrow the search.`,
  none: (p) => `Nothing was found for “${p.term}”`,
  tips: [
    'Check the spelling; Turkish letters are not needed.',
    'Try a shorter or a more general word.',
    'Search for a brand or a category instead of a product.',
  ],
};
