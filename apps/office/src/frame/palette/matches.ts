import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/**
 * Whether a name matches the typed text: each typed word must be the start of a word in the name, ignoring case and
 * accents.
 */
export function matches(name: string, typed: string): boolean {
  const words = foldTurkish(name).split(' ');
  const term = foldTurkish(typed);
  return term === '' || term.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
