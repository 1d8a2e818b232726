/** So many campaigns and loans stand beside each other at most. */
export const MOST_COMPARED = 4;

/** From so many on there is something to compare. */
export const LEAST_COMPARED = 2;

/** Longer than four slugs with their commas can be. */
export const LONGEST_COMPARED = 500;
