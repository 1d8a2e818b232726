import type { SynonymWords } from '../../tr/office/synonyms.ts';

/** What the page of searches says beside the words of every page of records. */
export const synonyms: SynonymWords = {
  page: 'Search',
  title: 'Synonyms',
  count: ({ count }) => (count === '1' ? '1 synonym' : `${count} synonyms`),
  search: 'Search terms and their meanings',
  add: 'New synonym',
  emptyTitle: 'There are no synonyms yet',
  emptyText: 'Add words here that visitors type but no campaign has.',
  fields: {
    term: { label: 'What is typed', hint: 'Three words at most; found with endings, too: araba, arabalar' },
    locale: {
      label: 'Language',
      hint: 'It holds on pages in this language alone',
      choices: { tr: 'Turkish', en: 'English' },
    },
    meaning: { label: 'Looked for as well', hint: 'Words that campaigns have: otomobil' },
    path: {
      label: 'Or the page that opens',
      hint: 'Opens in place of results where the whole search is this term: /kategoriler/otomobil',
    },
    isActive: { label: 'Active', hint: 'When off, the search does not know it' },
  },
  effect: {
    title: 'Effect on the search',
    before: 'Now',
    after: 'Once saved',
    none: 'no results',
    found: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
    nothingYet: 'Shown here once you fill in what is typed and what is looked for as well.',
    failed: 'The effect could not be found out.',
  },
  queries: {
    title: 'Searches',
    show: 'Shown',
    kinds: { all: 'Most wanted', empty: 'Without results' },
    language: 'Language',
    languages: { all: 'All languages', tr: 'Turkish', en: 'English' },
    total: ({ searches, empty, percent }) => `${searches} searches; ${empty} (${percent}) found nothing`,
    term: 'Search',
    searches: 'Times',
    empty: 'Without results',
    deeds: 'Synonym',
    add: 'Add',
    open: 'Open',
    labelled: ({ term, label }) => `${term}: synonym, ${label}`,
    none: 'Nobody searched in this period.',
    noneEmpty: 'Every search of this period found something.',
  },
};
