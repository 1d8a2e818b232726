import { slugOf } from '@ayrac/domain/text/slug.ts';

/** Bank of the loan tables. */
export interface Bank {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the bank that an editor named: one without an offer, whatever the case of its letters, or a new one. A string
 * is the name of a bank that is in the table already. Null if the text names no bank.
 */
export function bankToAdd(
  text: string,
  listed: readonly Bank[],
  known: readonly Bank[],
): Bank | string | null {
  const name = text.trim();
  const id = slugOf(name);
  if (id === '') return null;
  const isNamed = (bank: Bank) => bank.id === id || slugOf(bank.name) === id;
  return listed.find(isNamed)?.name ?? known.find(isNamed) ?? { id, name };
}
