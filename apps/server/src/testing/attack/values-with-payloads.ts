import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { Field, Fields } from '@ayrac/domain/field.ts';
import { storedPayloads, textsOfPayloads } from './stored-payloads.ts';

const NUMBER_LENGTH = 4;
const NARROWEST = 80 - NUMBER_LENGTH;
/** So many records have all payloads in each of their fields, also in those of one short line. */
export const RECORDS = textsOfPayloads(NARROWEST).length;

/** A record that was written. */
export interface Stored {
  readonly id: string;
}

/** What was written, by the resource. */
export type StoredRecords = Readonly<Partial<Record<ResourceName, readonly Stored[]>>>;

/**
 * A value of every field of a record: the texts take turns, so that all of them are written, as do the records that it
 * refers to.
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
      // No two of a name.
      return `${turnOf(textsOfPayloads(field.limit - NUMBER_LENGTH), number)} ${number}`;
    case 'website':
      return `https://ornek.example/${number}?${turnOf(storedPayloads, number)?.replaceAll(/\s/g, '')}`;
    case 'path':
      return name === 'fromPath' ? `/eski/${number}` : '/marka';
    case 'reference':
      // What the CRM calls a brand is the same record.
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

/** One of some items after the other. */
export function turnOf<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}
