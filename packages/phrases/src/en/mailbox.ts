import type { mailbox as turkish } from '../tr/mailbox.ts';

/** Phrases of the page that confirms a mailbox for a brand's quote requests. */
export const mailbox: typeof turkish = {
  title: 'Confirm the address',
  lede: 'Press the button, and we will send word of your brand’s new requests to the address that received this email.',
  submit: 'Confirm the address',
  doneTitle: 'Your address is confirmed',
  done: ({ brand }) => `From now on we will send word of requests to ${brand} to this address.`,
  broken: 'The link could not be opened',
  expired: 'The link has expired',
  badText: 'Whoever added the address can send a new link from the page “Delivery to brands” of the CRM.',
  failed: 'The address could not be confirmed. Please try again.',
};
