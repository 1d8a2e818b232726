import type { category as turkish } from '../tr/category.ts';

/** The category list and the page of one category. */
export const category: typeof turkish = {
  index: {
    title: 'All categories',
    description: 'Current offers in every category, from cars to insurance and from finance to travel.',
    lede: 'Choose what you are interested in and see its current offers side by side.',
    crumb: 'Categories',
    all: (p) => `See all: ${p.name}`,
    empty: 'No category is published yet',
    emptyText: 'You can browse the offers by brand.',
    toBrands: 'Go to brands',
    retry: 'Try again',
  },
  title: (p) => `${p.name} offers`,
  description: (p) =>
    `${p.count} current offers in ${p.name}: compare price, discount and end date, and ask for a free quote.`,
  emptyDescription: (p) => `Offers in ${p.name} appear here.`,
  children: 'Subcategories',
  empty: 'There are no offers in this category right now',
  emptyText: 'New offers will appear here. Until then, have a look at these categories.',
};
