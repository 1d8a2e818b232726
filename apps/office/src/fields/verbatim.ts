import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { Field } from '@ayrac/domain/field/field.ts';

const verbatimKinds: readonly Field['kind'][] = [
  'email',
  'phone',
  'username',
  'place',
  'id',
  'website',
  'path',
];

/**
 * Whether the values of a field are names, contact data or codes, which browsers that translate the page must leave as
 * they are. A reference is shown by the title of its record.
 */
export function isVerbatim(field: Field | undefined): boolean {
  if (field === undefined) return false;
  if (field.kind === 'text') return field.isVerbatim === true;
  if (field.kind === 'reference' || field.kind === 'references') return isTitleVerbatim(field.to);
  return verbatimKinds.includes(field.kind);
}

/** Whether the titles of a resource's records are names or codes. */
export function isTitleVerbatim(resource: string): boolean {
  return isResourceName(resource) && isVerbatim(Object.values<Field>(resources[resource].fields)[0]);
}
