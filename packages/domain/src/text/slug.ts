import { foldTurkish } from './turkish.ts';

const slugOfNothing = 'adsiz';

/**
 * Makes the slug of a title: Turkish letters transliterated, lower case, every run of signs other than a-z and
 * 0-9 as one hyphen, none at the ends; empty when the text holds no such letter.
 */
export function slugOf(text: string): string {
  return foldTurkish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Finds the first free one of `wanted`, `wanted-2`, `wanted-3` …; an empty wish becomes `adsiz`. */
export function freeSlug(wanted: string, taken: (slug: string) => boolean): string {
  const base = wanted === '' ? slugOfNothing : wanted;
  let slug = base;
  for (let number = 2; taken(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
