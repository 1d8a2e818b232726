import type { SynonymWords } from '../../tr/office/synonyms.ts';

/** Phrases of the page for search terms and synonyms, in addition to those of every record page. */
export const synonyms: SynonymWords = {
  page: 'Search',
  title: 'Synonyms',
  one: 'Synonym',
  count: ({ count }) => (count === '1' ? '1 synonym' : `${count} synonyms`),
  search: 'Search terms and synonyms',
  add: 'New synonym',
  emptyTitle: 'No synonyms yet',
  emptyText: 'Add words that visitors type but campaigns do not use.',
  fields: {
    term: { label: 'Search term', hint: 'Up to four words; word endings also match: araba, arabalar' },
    locale: {
      label: 'Language',
      hint: 'Applies only to pages in this language',
      choices: { tr: 'Turkish', en: 'English' },
    },
    meaning: { label: 'Also search for', hint: 'Words that campaigns use: otomobil' },
    path: {
      label: 'Or open a page',
      hint: 'Opens instead of results when the whole search is this term: /kategoriler/otomobil',
    },
    isActive: { label: 'Active', hint: 'When off, search ignores it' },
  },
  effect: {
    title: 'Effect on search',
    before: 'Now',
    after: 'After saving',
    none: 'no results',
    found: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
    leads: 'opens this page',
    nothingYet:
      'Fill in the search term, its language, and what to also search for or the page to open, to see the effect.',
    failed: 'The effect could not be calculated.',
  },
  queries: {
    title: 'Searches',
    show: 'Show',
    kinds: { all: 'Most searched', empty: 'No results' },
    language: 'Language',
    languages: { all: 'All languages', tr: 'Turkish', en: 'English' },
    total: ({ searches, empty, percent }) => `${searches} searches; ${empty} (${percent}) found nothing`,
    term: 'Search',
    searches: 'Times',
    empty: 'No results',
    clicked: 'Clicked',
    place: 'Average position',
    results: 'Most opened',
    result: ({ name, count, place }) => `${name}: ${count} ×, position ${place}`,
    actions: 'Synonym',
    add: 'Add',
    open: 'Open',
    labelled: ({ term, label }) => `${term}: synonym, ${label}`,
    none: 'No searches in this period.',
    noneEmpty: 'Every search in this period had results.',
  },
};
