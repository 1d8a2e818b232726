import { frame } from './frame.ts';

/** The phrases of the back office, which no public page loads; the English ones have the same shape. */
export const office = { frame };

/** The shape that both languages have. */
export type OfficePhrases = typeof office;
