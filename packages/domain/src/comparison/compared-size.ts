/** Largest number of campaigns and loans in a comparison. */
export const MOST_COMPARED = 4;

/** Smallest number of campaigns or loans in a comparison. */
export const LEAST_COMPARED = 2;

/** Longest list of slugs and loans in an address, in characters. Four of them with their commas are shorter. */
export const LONGEST_COMPARED = 500;
