import type { WizardDraftWords } from '../../../tr/office/campaign-wizard/drafts.ts';

/** Phrases for creating, saving and co-editing drafts. */
export const drafts: WizardDraftWords = {
  begun: {
    title: 'Drafts in progress',
    count: ({ count }) => (count === '1' ? '1 draft' : `${count} drafts`),
    empty: 'No drafts in progress',
    emptyText: 'Campaigns you start are kept here, so you can continue at any time.',
    saved: ({ who, at }) => `${who}, ${at}`,
    open: 'Continue',
    openOf: ({ title }) => `Continue draft “${title}”`,
    discard: 'Delete',
    discardOf: ({ title }) => `Delete draft “${title}”`,
    discarded: ({ title }) => `Draft “${title}” deleted`,
    ask: ({ title }) => `Delete draft “${title}”?`,
    askText: 'The campaign stays live. The changes in the draft are deleted and cannot be recovered.',
    ofLive: 'Changes to a live campaign',
    more: ({ count }) => `Showing the most recently saved of ${count} drafts.`,
  },
  begin: {
    lede: 'Choose the brand and category. After that, everything you write is saved automatically.',
    start: 'Start draft',
  },
  adding: {
    brand: 'Add a new brand',
    category: 'Add a new category',
    name: 'Name',
    colour: 'Colour',
    colourHint: 'For example, #1A2B3C; white text appears on it',
    parent: 'Parent category',
    parentHint: 'If empty, the category is at the top level',
    add: 'Add',
    close: 'Close',
    added: ({ name }) => `“${name}” added`,
  },
  saving: {
    saved: ({ time }) => `Saved ${time}`,
    pending: 'Not saved yet…',
    saving: 'Saving…',
    offline: 'You are offline. Your changes are kept in this browser and saved when you reconnect.',
    waiting: ({ count }) =>
      count === '1'
        ? '1 field will be saved once it is fixed'
        : `${count} fields will be saved once they are fixed`,
    failed: 'Could not be saved. Your changes are kept in this browser.',
    retry: 'Try again',
    recovered: 'We found unsaved changes in this browser and restored them.',
    arrived: ({ who }) => `${who} changed other fields in the meantime. The form is up to date.`,
  },
  editors: {
    label: 'In this draft',
    now: ({ who }) => `${who} just joined`,
    since: ({ who, minutes }) =>
      minutes === '1' ? `${who} has been here for 1 minute` : `${who} has been here for ${minutes} minutes`,
  },
  conflict: {
    text: ({ who }) => `${who} edited the same fields. Choose which values to keep.`,
    textAlone: 'Someone else edited the same fields. Choose which values to keep.',
    save: 'Continue with these',
  },
};
