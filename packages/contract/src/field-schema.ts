import type { Field, Fields } from '@ayrac/domain/field.ts';
import { z } from 'zod';

/** The field behind a schema: the schema takes what has the right type, the field tells the rest. */
export const fieldOf = z.registry<Field>();

/** Characters that any text may have before it is judged. */
const ROOM = 500;
/** Room for the longest text of several lines with its line breaks as two signs. */
const LONG_ROOM = 20_000;

function loose(field: Field) {
  if (field.kind === 'switch' || field.kind === 'consent') return z.boolean();
  return z.string().max(field.kind === 'text' && field.lines === 'many' ? LONG_ROOM : ROOM);
}

type Loose<One extends Field> = One extends { readonly kind: 'switch' | 'consent' }
  ? z.ZodBoolean
  : z.ZodString;

/**
 * The schemas of a body's fields, to be spread into its object. They read loosely, and the domain's rules judge, so that
 * every problem comes back with its field and in the caller's language; the description of the API is made from the
 * fields themselves. Absent and null mean empty.
 */
export function fieldSchemas<const Set extends Fields>(fields: Set) {
  const schemas = Object.entries(fields).map(([name, field]) => [
    name,
    loose(field).nullish().register(fieldOf, field),
  ]);
  return Object.fromEntries(schemas) as {
    readonly [Name in keyof Set]: z.ZodOptional<z.ZodNullable<Loose<Set[Name]>>>;
  };
}
