import type { RedirectWords } from '../../tr/office/redirects.ts';

/** Phrases of the page for redirects, in addition to those of every record page. */
export const redirects: RedirectWords = {
  page: 'Redirects',
  title: 'Redirects',
  one: 'Redirect',
  count: ({ count }) => (count === '1' ? '1 redirect' : `${count} redirects`),
  search: 'Search addresses',
  add: 'New redirect',
  emptyTitle: 'No redirects yet',
  emptyText: 'Redirect old addresses to their new pages. The English version is redirected too.',
  fields: {
    fromPath: {
      label: 'Old address',
      hint: 'Without a language, for example /eski-kampanya; no page may exist there',
    },
    toPath: { label: 'New address', hint: 'Choose a page by name or type an address: /kategoriler/otomobil' },
    hits: { label: 'Used', hint: '' },
    lastHitAt: { label: 'Last used', hint: '' },
    isActive: { label: 'Active', hint: 'When off, the old address shows “not found”' },
  },
  missing: {
    title: 'Addresses not found',
    how: 'We do not record who visited. Each network counts once an hour per address.',
    path: 'Address',
    hits: 'Times',
    lastDay: 'Last visited',
    actions: 'Redirect',
    add: 'Redirect',
    labelled: ({ path }) => `${path}: redirect`,
    none: 'No missing addresses in this period.',
  },
};
