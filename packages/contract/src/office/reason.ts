/** How many characters say why personal values leave the office as they are: at least, and at most. */
export const LEAST_REASON = 5;
export const MOST_REASON = 300;
