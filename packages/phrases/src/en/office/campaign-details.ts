import type { CampaignDetailWords } from '../../tr/office/campaign-details.ts';

/** Phrases of the table for editing many campaigns. */
export const campaignDetails: CampaignDetailWords = {
  title: 'Campaign details',
  campaign: 'Campaign',
  untitled: 'Untitled campaign',
  count: ({ count }) => (count === '1' ? '1 campaign' : `${count} campaigns`),
  search: 'Search title, brand or address',
  part: 'Show',
  parts: { texts: 'Texts', facts: 'Facts', vehicle: 'Vehicle attributes' },
  language: 'Language',
  languages: { both: 'Both languages', tr: 'Turkish', en: 'English' },
  place: ({ brand, category, state }) => `${brand} · ${category} · ${state}`,
  hint: 'Type in a cell or paste from a spreadsheet.',
  keys: 'Enter edits, Shift+Enter adds a new line, Ctrl+Z undoes the last step.',
  noFacts: 'These campaigns have no facts yet. Add one above.',
  factsLeft: ({ count }) =>
    count === '1'
      ? '1 less common fact is not shown. Filter the list by category to see it.'
      : `${count} less common facts are not shown. Filter the list by category to see them.`,
  addFact: { label: 'New fact, in Turkish', labelEn: 'In English', add: 'Add fact' },
  locks: {
    archived: 'Archived campaigns cannot be edited here',
    scheduled: 'Scheduled campaigns cannot be edited here',
    formatted: 'Edit formatted text in the wizard',
  },
  leftOut: ({ count }) => (count === '1' ? '1 locked cell skipped' : `${count} locked cells skipped`),
  offline: 'You are offline. Your changes are kept in this browser; save them when you reconnect.',
  noChanges: 'Nothing to save.',
  changes: ({ count }) => (count === '1' ? '1 cell changed.' : `${count} cells changed.`),
  wrong: ({ count }) => (count === '1' ? '1 cell needs fixing.' : `${count} cells need fixing.`),
  undo: 'Undo',
  clear: 'Discard',
  saveNone: 'Save',
  save: ({ count }) => (count === '1' ? 'Save 1 cell' : `Save ${count} cells`),
  saved: ({ count }) => (count === '1' ? '1 cell saved' : `${count} cells saved`),
  refused: 'Campaigns not saved',
  refusedRow: ({ title, message }) => `${title}: ${message}`,
  conflicts: {
    title: 'Someone else changed these cells in the meantime',
    place: ({ title, column }) => `${title}, ${column}`,
    theirs: 'Current',
    yours: 'Yours',
    empty: 'Empty',
    takeTheirs: 'Keep current',
    takeYours: 'Use mine',
    cell: ({ theirs }) => `Changed in the meantime: ${theirs}`,
  },
};
