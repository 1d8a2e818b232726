import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field.ts';
import { maskField } from '@ayrac/domain/mask-field.ts';

/** A value as a column takes it. */
export function toStored(field: Field | undefined, value: unknown): unknown {
  return field?.kind === 'moment' && typeof value === 'string' ? new Date(value) : value;
}

/** A value of a column as the field has it: an instant as ISO 8601, a `numeric` as a number. */
export function fromStored(field: Field | undefined, value: unknown): unknown {
  if (value === null) return null;
  if (field?.kind === 'moment') return new Date(value instanceof Date ? value : String(value)).toISOString();
  return field?.kind === 'decimal' && typeof value === 'string' ? Number(value) : value;
}

/** The values of a record as those see them to whom nothing was revealed. */
export function masked({ fields, personal = [] }: ResourceShape, name: string, value: unknown): unknown {
  const field = fields[name];
  return field !== undefined && personal.includes(name) ? maskField(field, value) : value;
}
