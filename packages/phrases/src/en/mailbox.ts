import type { mailbox as turkish } from '../tr/mailbox.ts';

/** The page by which whoever reads a mailbox lets a brand be told of its requests there. */
export const mailbox: typeof turkish = {
  title: 'Confirm the address',
  lede: 'When you press the button, new requests of your brand are told at the address that got this e-mail.',
  submit: 'Confirm the address',
  doneTitle: 'Your address is confirmed',
  done: ({ brand }) => `Requests to ${brand} will be told at this address from now on.`,
  broken: 'The link could not be opened',
  expired: 'The link has expired',
  badText: 'Whoever added the address can send a new link from the page “Delivery to brands” of the CRM.',
  failed: 'The address could not be confirmed. Please try again.',
};
