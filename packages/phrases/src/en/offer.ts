import type { offer as turkish } from '../tr/offer.ts';

/** Phrases about a quote beside a campaign, before and in its form. */
export const offer: typeof turkish = {
  action: 'Get a quote',
  trust: {
    receiver: (p) => `Your details go only to ${p.brand} and any authorised dealers`,
    free: 'Free of charge and without obligation',
    answer: 'Brands usually reply within 2 working days',
  },
  held: 'See your quote request',
  requested: 'Quote requested',
  sentTitle: 'We have your request',
  sent: (p) => `We pass it on to ${p.brand}. They usually reply within 2 working days.`,
  register: 'Create an account',
};
