import type { RedirectWords } from '../../tr/office/redirects.ts';

/** Phrases of the page for redirects, in addition to those of every record page. */
export const redirects: RedirectWords = {
  page: 'Redirects',
  title: 'Redirects',
  one: 'Redirect',
  count: ({ count }) => (count === '1' ? '1 redirect' : `${count} redirects`),
  search: 'Search addresses',
  add: 'New redirect',
  emptyTitle: 'There are no redirects yet',
  emptyText: 'Lead an old address to its new page here; its English version follows.',
  fields: {
    fromPath: { label: 'Old address', hint: 'Without a language: /eski-kampanya. No page may be there' },
    toPath: { label: 'New address', hint: 'Choose it by its name, or type it: /kategoriler/otomobil' },
    hits: { label: 'Used', hint: '' },
    lastHitAt: { label: 'Last used', hint: '' },
    isActive: { label: 'Active', hint: 'When off, the old address says not found' },
  },
  missing: {
    title: 'Addresses not found',
    how: 'Who asked is kept nowhere; a network counts once an hour for each address.',
    path: 'Address',
    hits: 'Times',
    lastDay: 'Last asked for',
    actions: 'Redirect',
    add: 'Redirect',
    labelled: ({ path }) => `${path}: redirect`,
    none: 'Every address of this period was found.',
  },
};
