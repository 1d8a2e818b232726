import type { allRequested as turkish } from '../tr/all-requested.ts';

/** Phrases of the confirmation that every brand was asked. */
export const allRequested: typeof turkish = {
  done: 'We pass your requests on to the brands. They usually reply within 2 working days.',
  doneTitle: 'Your requests have been received',
  allHeld: 'You already have a request for each of these campaigns',
};
