/** Neutral colour of a new brand, until its own is chosen. */
export const PLAIN_COLOUR = '#334155';
