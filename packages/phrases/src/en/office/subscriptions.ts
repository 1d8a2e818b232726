import type { SubscriptionWords } from '../../tr/office/subscriptions.ts';

/** Phrases of the page for newsletter subscriptions, in addition to those of every record page. */
export const subscriptions: SubscriptionWords = {
  page: 'Newsletter',
  title: 'Newsletter readers',
  one: 'Newsletter subscription',
  count: ({ count }) => (count === '1' ? '1 reader' : `${count} readers`),
  search: 'Search by domain: gmail.com',
  add: 'New reader',
  emptyTitle: 'No readers yet',
  emptyText: 'Everyone who signs up for the newsletter appears here, even before they confirm their address.',
  fields: {
    email: { label: 'Email', hint: '' },
    state: {
      label: 'Status',
      hint: '',
      choices: { pending: 'Unconfirmed', confirmed: 'Reader', ended: 'Ended' },
    },
    locale: { label: 'Language', hint: '', choices: { tr: 'Turkish', en: 'English' } },
    frequency: { label: 'Frequency', hint: '', choices: { weekly: 'Weekly', monthly: 'Monthly' } },
    requestedAt: { label: 'Requested', hint: '' },
    confirmedAt: { label: 'Confirmed', hint: '' },
    endedAt: { label: 'Ended', hint: '' },
  },
  tabs: { proof: 'Proof of permission' },
  actions: {
    end: {
      label: 'End subscription',
      ask: {
        title: ({ label }) => `End the subscription of ${label}?`,
        text: 'Issues waiting to be sent are cancelled, and no more are sent. The reader can subscribe again.',
      },
      askMany: {
        title: ({ count }) => (count === '1' ? 'End 1 subscription?' : `End ${count} subscriptions?`),
        text: 'Issues waiting to be sent are cancelled, and no more are sent. This cannot be undone; readers can subscribe again.',
      },
      done: ({ label }) => `Subscription ended: ${label}`,
      doneMany: ({ count }) => (count === '1' ? '1 subscription ended' : `${count} subscriptions ended`),
    },
  },
  proof: {
    title: 'Proof of permission',
    how: 'What was shown and what was allowed, with the version and hash of the text.',
    none: 'No records for this subscription.',
    at: 'When',
    action: 'Event',
    text: 'Text',
    given: 'allowed',
    notGiven: 'not allowed',
    contexts: {
      'newsletter:requested': 'Requested',
      'newsletter:confirmed': 'Confirmed',
      'newsletter:preferences': 'Preferences changed',
      'newsletter:ended': 'Ended',
    },
  },
};
