import type { BrandCard } from '@ayrac/contract/brand.ts';

/** The brands under one letter; what begins with another sign stands under none. */
export interface BrandLetter {
  readonly letter: string | null;
  readonly brands: readonly BrandCard[];
}

/** Groups brands, which come in the order of the Turkish alphabet, by the letter that they begin with. */
export function brandLetters(brands: readonly BrandCard[]): BrandLetter[] {
  const groups = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...groups].map(([letter, members]) => ({ letter, brands: members }));
}

function letterOf(name: string): string | null {
  const first = name.slice(0, 1).toLocaleUpperCase('tr').normalize('NFC');
  return /\p{L}/u.test(first) ? first : null;
}
