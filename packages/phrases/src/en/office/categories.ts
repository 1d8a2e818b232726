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
  addBelow: ({ label }) => `Add a subcategory to ${label}`,
  emptyTitle: 'No categories yet',
  emptyText: 'The categories you add here organise menus, lists and campaigns.',
  roots: 'Top level (no parent)',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  grab: ({ label }) => `Move ${label}`,
  moveHint:
    'Drag a category by its handle, or select it and move it with Alt and the arrow keys. Its subcategories move with it.',
  searchedHint: 'Showing matches and their parent categories. Clear the search to move categories.',
  moved: ({ label, to }) => `“${label}” moved. New position: ${to}`,
  off: 'Not published',
  hiddenAbove: 'Hidden with its parent',
  binnedAt: ({ at }) => `Moved to the bin: ${at}`,
  icons: {
    byName: 'Choose by name',
    search: 'Search icons: insurance, ticket, fuel…',
    none: 'No icons found',
  },
  preview: {
    title: ({ label }) => `${label}: what will change for visitors?`,
    hide: 'Remove from the site',
    go: 'Confirm',
    hides: ({ count, campaigns }) =>
      `${pages(count)} with ${campaignsOf(campaigns)} will be removed from the site:`,
    shows: ({ count, campaigns }) =>
      `${pages(count)} with ${campaignsOf(campaigns)} will appear on the site:`,
    moves: ({ campaigns }) => `${campaignsOf(campaigns)} will be listed in other categories.`,
    leaves: 'Will no longer be listed in:',
    joins: 'Will also be listed in:',
    examples: 'Some of these campaigns:',
    brandPages: ({ count }) => `Brand category pages affected: ${count}`,
    brandLists: ({ count }) => `Brand category pages with changed content: ${count}`,
    rest: ({ count }) => `and ${count} more`,
    undo: 'You can undo this afterwards.',
  },
  fields: {
    name: {
      label: 'Name',
      inFile: 'Category',
      hint: 'Renaming moves the category’s page; its old address redirects to the new one',
    },
    nameEn: { label: 'English name', hint: 'If empty, English pages show the Turkish name' },
    parentId: { label: 'Parent category', hint: 'Menus show up to three levels' },
    icon: { label: 'Icon', hint: '' },
    isActive: {
      label: 'Published',
      hint: 'When off, the category, its subcategories and all their campaigns are hidden from the site',
    },
    position: { label: 'Order', hint: '' },
    campaigns: { label: 'Total', hint: '' },
    ownCampaigns: { label: 'Direct', hint: '' },
  },
};
