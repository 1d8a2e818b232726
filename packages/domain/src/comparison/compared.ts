import { slugOf } from '../text/slug.ts';

/** So many campaigns stand beside each other at most. */
export const MOST_COMPARED = 4;

/** From so many on there is something to compare. */
export const LEAST_COMPARED = 2;

const LONGEST_SLUG = 120;

/** Longer than four slugs with their commas can be. */
export const LONGEST_COMPARED = 500;

/** The campaigns that an address asks to be compared. */
export interface Compared {
  /** Their slugs, each once, in the order of the address; at most four. */
  readonly slugs: readonly string[];
  /** Those of them that stood there more than once. */
  readonly doubled: readonly string[];
  /** How many others were asked for that find no place. */
  readonly beyond: number;
}

/** Reads the slugs that stand in an address, separated by commas; what is none is passed over. */
export function readCompared(list: string): Compared {
  const asked = list
    .slice(0, LONGEST_COMPARED)
    .split(',')
    .map(slugOf)
    .filter((slug) => slug !== '' && slug.length <= LONGEST_SLUG);
  const once = [...new Set(asked)];
  const slugs = once.slice(0, MOST_COMPARED);
  return {
    slugs,
    doubled: slugs.filter((slug) => asked.indexOf(slug) !== asked.lastIndexOf(slug)),
    beyond: once.length - slugs.length,
  };
}
