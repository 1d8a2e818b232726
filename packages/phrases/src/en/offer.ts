import type { offer as turkish } from '../tr/offer.ts';

/** Phrases about the quote on a campaign's page, before the form is opened. */
export const offer: typeof turkish = {
  action: 'Get a quote',
  trust: {
    receiver: (p) => `Your details go only to ${p.brand} and its authorised dealers`,
    free: 'Free of charge and without obligation',
    answer: 'Brands usually reply within 2 working days',
  },
  held: 'See your quote request',
  requested: 'Quote requested',
  closedTitle: 'This campaign is not accepting new requests right now',
  closed: 'Follow the campaign to keep it in your list.',
  sentTitle: 'We have your request',
  sent: (p) => `We pass it on to ${p.brand}. They usually reply within 2 working days.`,
  register: 'Create an account',
};
