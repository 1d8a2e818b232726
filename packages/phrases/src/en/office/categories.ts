import type { CategoryWords } from '../../tr/office/categories.ts';

const pages = (count: string) => (count === '1' ? '1 category page' : `${count} category pages`);
const campaignsOf = (count: string) => (count === '1' ? '1 campaign' : `${count} campaigns`);

/** Phrases of the page for categories, in addition to those of every record page. */
export const categories: CategoryWords = {
  title: 'Categories',
  one: 'Category',
  count: ({ count }) => (count === '1' ? '1 category' : `${count} categories`),
  search: 'Search categories',
  add: 'New category',
  addBelow: ({ label }) => `Add a category below ${label}`,
  emptyTitle: 'There are no categories yet',
  emptyText: 'Menus, lists and campaigns are arranged by the categories that you add here.',
  roots: 'Main category (nothing above it)',
  openAll: 'Open all',
  closeAll: 'Close all',
  grab: ({ label }) => `Move ${label}`,
  moveHint:
    'Drag a category by its handle, or select it and move it with Alt and the arrow keys; what is below it goes along.',
  searchedHint: 'What was found, and the categories above it. Clear the search to move anything.',
  moved: ({ label, to }) => `“${label}” was moved. Its new place: ${to}`,
  off: 'Not published',
  hiddenAbove: 'Hidden with the one above',
  binnedAt: ({ at }) => `Put into the bin: ${at}`,
  icons: {
    byName: 'Let the name choose',
    search: 'Search icons: insurance, ticket, fuel…',
    none: 'No icon has this word',
  },
  preview: {
    title: ({ label }) => `${label}: what will visitors see otherwise?`,
    hide: 'Take off the site',
    go: 'Confirm',
    hides: ({ count, campaigns }) => `${pages(count)} with ${campaignsOf(campaigns)} will leave the site:`,
    shows: ({ count, campaigns }) =>
      `${pages(count)} with ${campaignsOf(campaigns)} will appear on the site:`,
    moves: ({ campaigns }) => `${campaignsOf(campaigns)} will be listed in other categories.`,
    leaves: 'No longer in the lists of:',
    joins: 'From then on also in the lists of:',
    examples: 'Some of these campaigns:',
    brandPages: ({ count }) => `Brand pages within a category that this concerns: ${count}`,
    brandLists: ({ count }) => `Brand pages within a category whose content changes: ${count}`,
    rest: ({ count }) => `and ${count} more`,
    undo: 'You can take it back afterwards.',
  },
  fields: {
    name: {
      label: 'Name',
      inFile: 'Category',
      hint: 'A new name moves the category’s page; its old address leads to the new one',
    },
    nameEn: { label: 'English name', hint: 'Left empty, English pages show the Turkish one' },
    parentId: { label: 'Category above', hint: 'The menus show three levels at most' },
    icon: { label: 'Icon', hint: '' },
    isActive: {
      label: 'Published',
      hint: 'While off, the category, those below it and all their campaigns are not on the site',
    },
    position: { label: 'Order', hint: '' },
    campaigns: { label: 'In all', hint: '' },
    ownCampaigns: { label: 'Its own', hint: '' },
  },
};
