import type { CampaignDetailWords } from '../../tr/office/campaign-details.ts';

/** Phrases of the table for editing many campaigns. */
export const campaignDetails: CampaignDetailWords = {
  title: 'Campaign details',
  campaign: 'Campaign',
  untitled: 'Untitled campaign',
  count: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
  search: 'Search title, brand or address',
  part: 'What is shown',
  parts: { texts: 'Texts', facts: 'Facts', vehicle: 'Vehicle attributes' },
  language: 'Language',
  languages: { both: 'Both languages', tr: 'Turkish', en: 'English' },
  place: ({ brand, category, state }) => `${brand} · ${category} · ${state}`,
  hint: 'Type into a cell, or paste from your spreadsheet. Enter edits, Shift with Enter makes a new line, Ctrl+Z takes the last step back.',
  noFacts: 'These campaigns have no facts yet. Add one above.',
  factsLeft: ({ count }) =>
    count === '1'
      ? '1 fact that few campaigns have is not shown; narrow the list to a category.'
      : `${count} facts that few campaigns have are not shown; narrow the list to a category.`,
  addFact: { label: 'New fact, in Turkish', labelEn: 'In English', add: 'Add fact' },
  locks: {
    archived: 'An archived campaign is not edited here',
    scheduled: 'A scheduled campaign is not edited here',
    formatted: 'Formatted text is edited in the wizard',
  },
  leftOut: ({ count }) =>
    count === '1' ? '1 locked cell was left out' : `${count} locked cells were left out`,
  offline: 'Check your connection. What you type is kept in this browser; save it once you are back.',
  noChanges: 'Nothing to save.',
  changes: ({ count }) => (count === '1' ? '1 cell changed.' : `${count} cells changed.`),
  wrong: ({ count }) => (count === '1' ? '1 cell needs mending.' : `${count} cells need mending.`),
  undo: 'Undo',
  clear: 'Discard',
  saveNone: 'Save',
  save: ({ count }) => (count === '1' ? 'Save 1 cell' : `Save ${count} cells`),
  saved: ({ count }) => (count === '1' ? '1 cell saved' : `${count} cells saved`),
  refused: 'Campaigns that were not saved',
  refusedRow: ({ title, message }) => `${title}: ${message}`,
  conflicts: {
    title: 'Somebody else changed these cells meanwhile',
    place: ({ title, column }) => `${title}, ${column}`,
    theirs: 'Now',
    yours: 'Yours',
    empty: 'Empty',
    takeTheirs: 'Keep the present one',
    takeYours: 'Write mine',
    cell: ({ theirs }) => `Changed meanwhile: ${theirs}`,
  },
};
