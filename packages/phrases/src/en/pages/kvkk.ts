import type { PageTemplate } from '../../page-text.ts';
import { dataCategories } from './data-categories.ts';
import { deadlines } from './deadlines.ts';

/** Page with the privacy notice of the forms, the table of data categories, and the time limits. */
export const kvkk: PageTemplate = {
  // Forms show the notice under its full name; the page has the short title used by links.
  title: 'KVKK privacy notice',
  description:
    'KVKK privacy notice: ten categories of data, purposes, legal grounds, recipients, retention and how to apply.',
  version: '2026-11-29',
  date: '2026-11-29',
  notice: 'general',
  introduction: [
    'This page has two parts: the notice that is shown in the quote forms, and the tables that give its details. The letters in the tables are the items of article 5, paragraph 2 of the Law.',
  ],
  sections: [dataCategories, deadlines],
};
