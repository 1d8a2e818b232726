import type { offer as turkish } from '../tr/offer.ts';

/** Phrases about the quote on a campaign's page, before the form is opened. */
export const offer: typeof turkish = {
  action: 'Get a quote',
  trust: {
    receiver: (p) => `Your details go only to ${p.brand} and its authorised dealers`,
    free: 'Free of charge and without obligation',
    answer: 'An answer usually comes within 2 working days',
  },
  held: 'See your quote request',
  requested: 'Quote requested',
  closedTitle: 'This campaign takes no new requests at the moment',
  closed: 'Follow the campaign to keep its page in your list.',
  sentTitle: 'We have your request',
  sent: (p) => `We pass it on to ${p.brand}. An answer usually comes within 2 working days.`,
  register: 'Create an account',
};
