import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { maskField } from '@ayrac/domain/field/mask-field.ts';

/** Converts a field's value for its column. */
export function toStored(field: Field | undefined, value: unknown): unknown {
  return field?.kind === 'moment' && typeof value === 'string' ? new Date(value) : value;
}

/** Converts a column's value for its field: a timestamp to ISO 8601, a `numeric` to a number. */
export function fromStored(field: Field | undefined, value: unknown): unknown {
  if (value === null) return null;
  if (field?.kind === 'moment') return new Date(value instanceof Date ? value : String(value)).toISOString();
  return field?.kind === 'decimal' && typeof value === 'string' ? Number(value) : value;
}

/** Masks the value of a personal field; other values are returned unchanged. */
export function masked({ fields, personal = [] }: ResourceShape, name: string, value: unknown): unknown {
  const field = fields[name];
  return field !== undefined && personal.includes(name) ? maskField(field, value) : value;
}
