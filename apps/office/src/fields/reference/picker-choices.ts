import { CATEGORY_SEPARATOR } from '@ayrac/domain/category/category-tree.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';

/** Something that a picker offers. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Offered {
  /** The records that were found. */
  readonly items: readonly Choice[];
  /** The typed name. */
  readonly q: string;
  /** Whether the server has answered, so that a name it did not return is known to be new. */
  readonly isAnswered: boolean;
  /** Returns the choice that adds a record of a name. Undefined if none can be added. */
  readonly addOf: ((name: string) => Choice) | undefined;
}

/**
 * Returns what a picker offers: the found records, and to add one if none has the typed name. Records whose own name
 * begins as typed come first.
 */
export function choicesOf({ items, q, isAnswered, addOf }: Offered): readonly Choice[] {
  const isNew = isAnswered && q !== '' && items.every(({ name }) => name !== q);
  const start = foldTurkish(q);
  const begins = ({ name }: Choice) =>
    foldTurkish(name.split(CATEGORY_SEPARATOR).at(-1) ?? '').startsWith(start);
  const sorted = [...items.filter(begins), ...items.filter((item) => !begins(item))];
  return isNew && addOf !== undefined ? [...sorted, addOf(q)] : sorted;
}
