import { slugOf } from '@ayrac/domain/text/slug.ts';

/** Bank of the loan tables. */
export interface Bank {
  readonly id: string;
  readonly name: string;
}

/** What an editor named: no bank, one that is in the table already, or one to add. */
export type NamedBank =
  | { readonly kind: 'none' }
  | { readonly kind: 'listed'; readonly bank: Bank }
  | { readonly kind: 'new'; readonly bank: Bank };

/** Finds the bank that an editor named, whatever the case of its letters: one of the table, a known one, or a new one. */
export function bankToAdd(text: string, listed: readonly Bank[], known: readonly Bank[]): NamedBank {
  const name = text.trim();
  const id = slugOf(name);
  if (id === '') return { kind: 'none' };
  const isNamed = (bank: Bank) => bank.id === id || slugOf(bank.name) === id;
  const inTable = listed.find(isNamed);
  if (inTable !== undefined) return { kind: 'listed', bank: inTable };
  return { kind: 'new', bank: known.find(isNamed) ?? { id, name } };
}
