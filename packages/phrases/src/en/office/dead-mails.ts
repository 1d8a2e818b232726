import type { DeadMailWords } from '../../tr/office/dead-mails.ts';
import { person } from './people.ts';

/** Phrases of the tab for mails that were given up, in addition to those of every record page. */
export const deadMails: DeadMailWords = {
  title: 'Failed emails',
  one: 'Failed email',
  count: ({ count }) => (count === '1' ? '1 email' : `${count} emails`),
  search: 'Search by domain: gmail.com',
  add: '',
  emptyTitle: 'No failed emails',
  emptyText:
    'An email appears here when the recipient’s server refuses it for good, or when all attempts have failed.',
  fields: {
    email: { label: 'Recipient', hint: '' },
    template: { label: 'Kind', hint: '', choices: person.mailTemplates },
    attempts: { label: 'Attempts', hint: '' },
    lastProblem: { label: 'Last error', hint: '' },
    createdAt: { label: 'Created', hint: '' },
  },
  actions: {
    retry: {
      label: 'Try again',
      done: ({ label }) => `Queued: ${label}`,
      doneMany: ({ count }) => (count === '1' ? '1 email queued' : `${count} emails queued`),
    },
  },
};
