import { slugOf } from '../text/slug.ts';

/** Most campaigns in one comparison. */
export const MOST_COMPARED = 4;

/** Fewest campaigns in a comparison. */
export const LEAST_COMPARED = 2;

const LONGEST_SLUG = 120;

/** Longest list of slugs, in characters. Four slugs with their commas are shorter. */
export const LONGEST_COMPARED = 500;

/** Campaigns that a URL asks to compare. */
export interface Compared {
  /** Their slugs without duplicates, in the order of the URL, at most four. */
  readonly slugs: readonly string[];
  /** Slugs that occurred more than once. */
  readonly doubled: readonly string[];
  /** Number of requested campaigns beyond the limit. */
  readonly beyond: number;
}

/** Reads the comma-separated slugs of a URL. Anything that is not a slug is ignored. */
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
