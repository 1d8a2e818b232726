/** So many campaigns and loans stand beside each other at most. */
export const MOST_COMPARED = 4;

/** Fewest campaigns in a comparison. */
export const LEAST_COMPARED = 2;

/** Longest list of slugs, in characters. Four slugs with their commas are shorter. */
export const LONGEST_COMPARED = 500;
