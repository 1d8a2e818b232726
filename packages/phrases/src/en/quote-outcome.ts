import type { quoteOutcome as turkish } from '../tr/quote-outcome.ts';

/** Phrases of what follows a sent quote: the earlier request, similar campaigns, and the invitation to register. */
export const quoteOutcome: typeof turkish = {
  requestedTitle: 'You have already requested a quote for this campaign',
  understood: 'OK',
  similar: 'Similar campaigns',
  registerTitle: 'Keep track of your requests',
  registerText:
    'With a free account, you can see all your quotes in one place, follow campaigns and skip this form next time.',
  notNow: 'Not now',
};
