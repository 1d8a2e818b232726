import type { Field, Fields } from '@ayrac/domain/field/field.ts';
import { z } from 'zod';

/** Registers the field of each schema. The schema only checks the type; the field defines the rules. */
export const fieldOf = z.registry<Field>();

/** What the API documentation says about a field besides its rules, with examples unless its kind has some. */
export interface FieldNote {
  readonly description: string;
  readonly examples?: readonly string[];
}

/** Notes about the fields of a set, by name. */
type Notes<Set extends Fields> = Readonly<Record<keyof Set, FieldNote>>;

/** Most characters of any text before validation. */
const ROOM = 500;
/** Most characters of a text with several lines, including line breaks of two characters. */
const LONG_ROOM = 20_000;

function loose(field: Field) {
  if (field.kind === 'switch' || field.kind === 'consent') return z.boolean();
  return z.string().max(field.kind === 'text' && field.lines === 'many' ? LONG_ROOM : ROOM);
}

type Loose<One extends Field> = One extends { readonly kind: 'switch' | 'consent' }
  ? z.ZodBoolean
  : z.ZodString;

/**
 * Returns the schemas of a body's fields, to be spread into its object schema. They only check types; the rules of the
 * domain validate the values, so that every problem is returned with its field and in the caller's language. The API
 * documentation is derived from the fields, and from the notes of calls for others' systems. Absent and null mean empty.
 */
export function fieldSchemas<const Set extends Fields>(fields: Set, notes?: Notes<Set>) {
  return each(fields, (field) => loose(field).nullish(), notes) as {
    readonly [Name in keyof Set]: z.ZodOptional<z.ZodNullable<Loose<Set[Name]>>>;
  };
}

/** Like `fieldSchemas`, for bodies that omit empty fields: absent means empty, and null is rejected. */
export function omittedSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => {
    const schema = loose(field);
    return schema instanceof z.ZodBoolean ? schema.default(false) : schema.default('');
  }) as { readonly [Name in keyof Set]: z.ZodDefault<Loose<Set[Name]>> };
}

/**
 * Like `fieldSchemas`, for bodies that must contain every field, so that omitting one never empties it: null means
 * empty.
 */
export function wholeSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => loose(field).nullable()) as {
    readonly [Name in keyof Set]: z.ZodNullable<Loose<Set[Name]>>;
  };
}

/**
 * Like `fieldSchemas`, for bodies that contain only the changed fields: absent means unchanged, and null is rejected.
 */
export function changedSchemas<const Set extends Fields>(fields: Set) {
  return each(fields, (field) => loose(field).optional()) as {
    readonly [Name in keyof Set]: z.ZodOptional<Loose<Set[Name]>>;
  };
}

function each(
  fields: Fields,
  schemaOf: (field: Field) => z.ZodType,
  notes: Readonly<Record<string, FieldNote>> = {},
): Record<string, z.ZodType> {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const { [name]: note } = notes;
    const schema = note === undefined ? schemaOf(field) : schemaOf(field).meta({ ...note });
    return [name, schema.register(fieldOf, field)];
  });
  return Object.fromEntries(schemas);
}
