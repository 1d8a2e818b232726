import type { SubscriptionWords } from '../../tr/office/subscriptions.ts';

/** Phrases of the page for newsletter subscriptions, in addition to those of every record page. */
export const subscriptions: SubscriptionWords = {
  page: 'Newsletter',
  title: 'Newsletter readers',
  one: 'Newsletter subscription',
  count: ({ count }) => (count === '1' ? '1 reader' : `${count} readers`),
  search: 'Search by domain: gmail.com',
  add: 'New reader',
  emptyTitle: 'There are no readers yet',
  emptyText: 'Whoever asks for the newsletter appears here, also before confirming the address.',
  fields: {
    email: { label: 'Email', hint: '' },
    state: {
      label: 'State',
      hint: '',
      choices: { pending: 'Unconfirmed', confirmed: 'Reader', ended: 'Ended' },
    },
    locale: { label: 'Language', hint: '', choices: { tr: 'Turkish', en: 'English' } },
    frequency: { label: 'Frequency', hint: '', choices: { weekly: 'Weekly', monthly: 'Monthly' } },
    requestedAt: { label: 'Asked', hint: '' },
    confirmedAt: { label: 'Confirmed', hint: '' },
    endedAt: { label: 'Ended', hint: '' },
  },
  tabs: { proof: 'Proof of permission' },
  actions: {
    end: {
      label: 'End subscription',
      ask: {
        title: ({ label }) => `End the subscription of ${label}?`,
        text: 'An issue that still waits is taken back, and none is sent any more. The reader may subscribe again.',
      },
      done: ({ label }) => `Subscription ended: ${label}`,
    },
  },
  proof: {
    title: 'Proof of permission',
    how: 'What was shown and what was allowed, with version and hash of the words.',
    none: 'Nothing is recorded of this subscription.',
    at: 'When',
    deed: 'What',
    text: 'Words',
    given: 'allowed',
    notGiven: 'not allowed',
    contexts: {
      'newsletter:requested': 'Asked for',
      'newsletter:confirmed': 'Confirmed',
      'newsletter:preferences': 'Preferences changed',
      'newsletter:ended': 'Ended',
    },
  },
};
