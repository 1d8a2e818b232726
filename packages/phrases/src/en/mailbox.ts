import type { mailbox as turkish } from '../tr/mailbox.ts';

/** Phrases of the page that confirms a mailbox for a brand's quote requests. */
export const mailbox: typeof turkish = {
  title: 'Confirm the address',
  lede: 'Press the button to receive your brand’s new requests at the address that got this email.',
  submit: 'Confirm the address',
  doneTitle: 'Your address is confirmed',
  done: ({ brand }) => `From now on, we will send new requests for ${brand} to this address.`,
  broken: 'The link could not be opened',
  expired: 'The link has expired',
  badText: 'The person who added the address can send a new link from “Delivery to brands” in the CRM.',
  failed: 'The address could not be confirmed. Please try again.',
};
