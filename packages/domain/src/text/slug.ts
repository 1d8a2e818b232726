import { foldTurkish } from './turkish.ts';

const slugOfNothing = 'adsiz';

/**
 * Returns the slug of a title: Turkish letters transliterated, lower case, every run of characters other than a-z and
 * 0-9 replaced by one hyphen, none at the ends. Empty when the text has no such characters.
 */
export function slugOf(text: string): string {
  return foldTurkish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the first free slug of `wanted`, `wanted-2`, `wanted-3` …. An empty wish becomes `adsiz`. */
export function freeSlug(preferred: string, taken: (slug: string) => boolean): string {
  const base = preferred === '' ? slugOfNothing : preferred;
  let slug = base;
  for (let number = 2; taken(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
