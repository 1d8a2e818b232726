import { longestSitePath, readSitePath } from '@ayrac/domain/screen/site-path.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

/** Synonyms of search terms. A synonym stands for other words or leads to a page, never both. */
export const synonyms = resource({
  name: 'synonyms',
  operation: 'manage-search',
  fields: {
    term: { kind: 'text', isRequired: true, limit: 60, lines: 'one' },
    locale: { kind: 'choice', isRequired: true, choices: locales },
    meaning: { kind: 'text', isRequired: false, limit: 100, lines: 'one' },
    path: { kind: 'path', isRequired: false, limit: longestSitePath, read: readSitePath },
    isActive: { kind: 'switch', isRequired: true },
  },
  sortable: ['term', 'locale', 'createdAt', 'updatedAt'],
  defaultSort: 'term',
  filters: ['locale', 'isActive', 'updatedAt'],
});
