import type { BrandCard } from '@ayrac/contract/brand.ts';

/** Brands with one initial letter. The letter is null for names that start with another character. */
export interface BrandLetter {
  readonly letter: string | null;
  readonly brands: readonly BrandCard[];
}

/** Groups brands by initial letter. They are already in Turkish alphabetical order. */
export function brandLetters(brands: readonly BrandCard[]): BrandLetter[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups].map(([letter, members]) => ({ letter, brands: members }));
}

function letterOf(name: string): string | null {
  const first = name.slice(0, 1).toLocaleUpperCase('tr').normalize('NFC');
  return /\p{L}/u.test(first) ? first : null;
}
