import type { MailboxWords } from '../../tr/office/mailboxes.ts';

/** Phrases of the page for brands' mailboxes, in addition to those of every record page. */
export const mailboxes: MailboxWords = {
  title: 'Email addresses',
  one: 'Email address',
  count: ({ count }) => (count === '1' ? '1 address' : `${count} addresses`),
  search: 'Search brands or addresses',
  add: 'New email address',
  emptyTitle: 'There are no email addresses yet',
  emptyText: 'Once the address of a brand is added and confirmed, new requests are told there.',
  fields: {
    email: { label: 'Email', hint: 'A link goes there to confirm it; no request is sent before' },
    brandId: { label: 'Brand', hint: 'Cannot be changed later; each brand has one address' },
    language: {
      label: 'Language',
      hint: 'Of the emails that the brand is sent',
      choices: { tr: 'Turkish', en: 'English' },
    },
    isActive: { label: 'Delivery on', hint: 'When off, new requests wait and are sent in order later' },
    confirmedAt: { label: 'Confirmed', hint: '' },
    waiting: { label: 'Waiting', hint: '' },
  },
  actions: {
    test: { label: 'Send a test', done: () => 'The test is on its way; see the log' },
    ask: { label: 'Send the link again', done: () => 'The link was sent' },
  },
  tabs: { deliveries: 'Log' },
};
