import type { WizardDraftWords } from '../../../tr/office/campaign-wizard/drafts.ts';

/** Phrases for creating, saving and co-editing drafts. */
export const drafts: WizardDraftWords = {
  begun: {
    title: 'Drafts under way',
    count: ({ count }) => (count === '1' ? '1 draft' : `${count} drafts`),
    empty: 'No drafts under way',
    emptyText: 'Campaigns that you begin stay here; go on where you stopped whenever you like.',
    saved: ({ who, at }) => `${who}, ${at}`,
    open: 'Continue',
    openOf: ({ title }) => `Continue the draft “${title}”`,
    discard: 'Delete',
    discardOf: ({ title }) => `Delete the draft “${title}”`,
    discarded: ({ title }) => `Deleted the draft “${title}”`,
    ask: ({ title }) => `Delete the draft “${title}”?`,
    askText: 'The campaign stays live; the changes in the draft are deleted and cannot be brought back.',
    ofLive: 'Change of a live campaign',
    more: ({ count }) => `Shown are the last saved ones; there are ${count} drafts in all.`,
  },
  begin: {
    lede: 'Choose the brand and the category. From then on everything you write is saved by itself.',
    start: 'Begin the draft',
  },
  adding: {
    brand: 'Add a new brand',
    category: 'Add a new category',
    name: 'Name',
    colour: 'Colour',
    colourHint: 'Like #1A2B3C; white text stands on it',
    parent: 'Parent category',
    parentHint: 'Left empty, it stands at the top level',
    add: 'Add',
    cancel: 'Cancel',
    close: 'Close',
    added: ({ name }) => `Added “${name}”`,
  },
  saving: {
    saved: ({ time }) => `Saved ${time}`,
    pending: 'About to be saved',
    saving: 'Saving…',
    offline: 'No connection. What you wrote is kept in this browser and sent when the connection is back.',
    waiting: ({ count }) =>
      count === '1' ? '1 field is saved once it is mended' : `${count} fields are saved once they are mended`,
    failed: 'Could not be saved. What you wrote is kept in this browser.',
    retry: 'Try again',
    recovered: 'Changes of yours that were not saved were found in this browser and brought back.',
    arrived: ({ who }) => `${who} changed other fields meanwhile; the form is up to date.`,
  },
  editors: {
    label: 'In this draft',
    now: ({ who }) => `${who} has just come`,
    since: ({ who, minutes }) =>
      minutes === '1' ? `${who} has been here for 1 minute` : `${who} has been here for ${minutes} minutes`,
  },
  conflict: {
    text: ({ who }) => `${who} wrote into the same fields. Choose which values stay.`,
    textAlone: 'Somebody else wrote into the same fields. Choose which values stay.',
    save: 'Go on with these',
  },
};
