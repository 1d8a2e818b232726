import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** Whether a name answers to what was typed: each word of it begins a word of the name, however either is spelt. */
export function matches(name: string, typed: string): boolean {
  const words = foldTurkish(name).split(' ');
  const asked = foldTurkish(typed);
  return asked === '' || asked.split(' ').every((part) => words.some((word) => word.startsWith(part)));
}
