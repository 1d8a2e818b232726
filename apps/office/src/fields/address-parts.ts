import type { Field } from '@ayrac/domain/field/field.ts';

const kinds: readonly Field['kind'][] = ['email', 'website', 'path'];

/** Whether the values of a field are addresses. */
export function isAddress(field: Field | undefined): boolean {
  return field !== undefined && kinds.includes(field.kind);
}

/** Returns the parts of an address between which it may be broken: after slashes and @, and before dots. */
export function addressParts(address: string): readonly string[] {
  return address.split(/(?<=[/@])(?![/@])|(?=\.)/);
}
