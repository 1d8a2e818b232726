import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { Field, Fields } from '@ayrac/domain/field/field.ts';
import { storedPayloads, textsOfPayloads } from './stored-payloads.ts';

const NUMBER_LENGTH = 4;
const NARROWEST = 80 - NUMBER_LENGTH;
/** Number of records after which every field, even the shortest, has held every payload. */
export const RECORDS = textsOfPayloads(NARROWEST).length;

/** A stored record. */
export interface Stored {
  readonly id: string;
}

/** Stored records by resource. */
export type StoredRecords = Readonly<Partial<Record<ResourceName, readonly Stored[]>>>;

/**
 * Returns a value for every field of a record. Texts and referenced records take turns by `number`, so that all of them
 * are used.
 */
export function valuesWithPayloads(
  fields: Fields,
  number: number,
  stored: StoredRecords,
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    valueFor(field, name, number, stored),
  ]);
  return Object.fromEntries(entries);
}

function valueFor(field: Field, name: string, number: number, stored: StoredRecords): unknown {
  switch (field.kind) {
    case 'text':
      // The number keeps names unique.
      return `${turnOf(textsOfPayloads(field.limit - NUMBER_LENGTH), number)} ${number}`;
    case 'website':
      return `https://ornek.example/${number}?${turnOf(storedPayloads, number)?.replaceAll(/\s/g, '')}`;
    case 'path':
      return name === 'fromPath' ? `/eski/${number}` : '/marka';
    case 'reference':
      // The CRM's `lead-brands` are the same records as `brands`.
      return turnOf(stored[field.to === 'lead-brands' ? 'brands' : (field.to as ResourceName)] ?? [], number)
        ?.id;
    case 'choice':
      return field.isRequired ? turnOf(field.choices, number) : null;
    case 'switch':
      return true;
    case 'whole':
      return field.isRequired ? number : null;
    case 'colour':
      return '#334155';
    case 'day':
      return field.isRequired ? `2027-01-${String(1 + (number % 28)).padStart(2, '0')}` : null;
    default:
      return null;
  }
}

/** Returns the items in turn, by number; undefined when there are none. */
export function turnOf<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}
