import type { Fields } from '@ayrac/domain/field/field.ts';
import type { Values } from '#office/client/row.ts';

const PREFIX = 'give.';

/** Returns the address of a new record's form with some fields filled in. */
export function newRecordAddress(path: string, given: Readonly<Record<string, string>>): string {
  const named = Object.entries(given).map(([name, value]) => [`${PREFIX}${name}`, value]);
  return `${path}?${new URLSearchParams([['open', 'new'], ...named])}`;
}

/** Returns the field values that an address gives for a new record, or null. */
export function givenIn(address: URLSearchParams, fields: Fields): Values | null {
  const given = Object.keys(fields).flatMap((name) => {
    const value = address.get(PREFIX + name);
    return value === null ? [] : [[name, value] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : null;
}
