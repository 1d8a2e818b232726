import type { errors as turkishErrors } from '../tr/errors.ts';

/** English error messages. */
export const errors: typeof turkishErrors = {
  page: {
    unknown: 'An error occurred',
    boundaryTitle: 'An error occurred',
    categoriesNotLoaded: 'Failed to load categories',
    timedOut: 'The server did not answer in time. Please try again.',
    offline: 'We could not reach the server. Check your connection and try again.',
  },
};
