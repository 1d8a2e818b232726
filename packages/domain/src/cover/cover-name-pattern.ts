/** Pattern of the name of a cover. In a file of its own, so that a page that asks needs no list of things. */
export const coverNamePattern = /^k([a-z])([0-9a-f]{6})([0-9a-f]{8})([0-9a-f]{6})([a-z_]{2,30})$/;
