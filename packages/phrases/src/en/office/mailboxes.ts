import type { MailboxWords } from '../../tr/office/mailboxes.ts';

/** Phrases of the page for brands' mailboxes, in addition to those of every record page. */
export const mailboxes: MailboxWords = {
  title: 'Email addresses',
  one: 'Email address',
  count: ({ count }) => (count === '1' ? '1 address' : `${count} addresses`),
  search: 'Search brands or addresses',
  add: 'New email address',
  emptyTitle: 'No email addresses yet',
  emptyText: 'Once you add a brand’s address and it is confirmed, new requests are sent there.',
  fields: {
    email: {
      label: 'Email',
      hint: 'We send a confirmation link; no requests are sent until it is confirmed',
    },
    brandId: { label: 'Brand', hint: 'Cannot be changed later; each brand has one address' },
    language: {
      label: 'Language',
      hint: 'The language of emails to the brand',
      choices: { tr: 'Turkish', en: 'English' },
    },
    isActive: { label: 'Delivery on', hint: 'When off, new requests are queued and sent later, in order' },
    confirmedAt: { label: 'Confirmed', hint: '' },
    waiting: { label: 'Waiting', hint: '' },
  },
  actions: {
    test: { label: 'Send a test', done: () => 'Test sent; see the log for the result' },
    ask: { label: 'Resend link', done: () => 'Link sent' },
  },
  tabs: { deliveries: 'Log' },
};
