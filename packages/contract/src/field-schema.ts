import type { Field, Fields } from '@ayrac/domain/field.ts';
import { z } from 'zod';

/** The field behind a schema: the schema takes what has the right type, the field tells the rest. */
export const fieldOf = z.registry<Field>();

/** Characters that any text may have before it is validated. */
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
 * The schemas of a body's fields, to be spread into its object. They read loosely, and the domain's rules validate, so that
 * every problem comes back with its field and in the caller's language; the description of the API is made from the
 * fields themselves. Absent and null mean empty.
 */
export function fieldSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => loose(field).nullish()) as {
    readonly [Name in keyof Set]: z.ZodOptional<z.ZodNullable<Loose<Set[Name]>>>;
  };
}

/** The same for a body whose empty fields are left out: absent means empty, and null is refused as no text. */
export function omittedSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => {
    const schema = loose(field);
    return schema instanceof z.ZodBoolean ? schema.default(false) : schema.default('');
  }) as { readonly [Name in keyof Set]: z.ZodDefault<Loose<Set[Name]>> };
}

/** The same for a body that says every field, so that none is emptied by being left out: null means empty. */
export function wholeSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => loose(field).nullable()) as {
    readonly [Name in keyof Set]: z.ZodNullable<Loose<Set[Name]>>;
  };
}

/** The same for a body that changes what it names alone: absent means as it was, and null is refused. */
export function changedSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => loose(field).optional()) as {
    readonly [Name in keyof Set]: z.ZodOptional<Loose<Set[Name]>>;
  };
}

function each(fields: Fields, schemaOf: (field: Field) => z.ZodType): Record<string, z.ZodType> {
  const schemas = Object.entries(fields).map(([name, field]) => [
    name,
    schemaOf(field).register(fieldOf, field),
  ]);
  return Object.fromEntries(schemas);
}
