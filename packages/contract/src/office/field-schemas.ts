import type { Field, Fields } from '@ayrac/domain/field/field.ts';
import { isObject } from '@ayrac/domain/json-object.ts';
import { madeOnce } from '@ayrac/domain/made-once.ts';
import { type FilterParameter, filterParameters, isFilterValue } from '@ayrac/domain/record/record-filter.ts';
import { z } from 'zod';
import { describeField } from '../describe-field.ts';
import { instant } from '../values.ts';

/**
 * Returns the schema of some fields as sent. It accepts any object, so that the rules of the fields validate everything
 * at once (`readFields`); the API documentation describes the fields. `isWhole` tells whether required fields must be
 * present.
 */
export function givenSchema<Given>(fields: Fields, isWhole: boolean) {
  const required = Object.entries(fields)
    .filter(([, field]) => isWhole && field.isRequired && field.kind !== 'switch')
    .map(([name]) => name);
  const properties = describeFields(fields);
  return z.custom<Given>(isObject).meta({ type: 'object', properties, required });
}

/** Describes fields as JSON Schema. Optional fields allow null for empty. */
export function describeFields(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, describeField(field, true)]),
  );
}

// Fields share these schemas: each of them takes more than a kilobyte, and there are a thousand fields.
const flag = z.boolean();
const whole = z.int();
const decimal = z.number();
const text = z.string();
const flagOfFilter = z.enum(['true', 'false']);
const orNull = madeOnce((schema: z.ZodType) => schema.nullable());

/** Schema of a text that may be missing, in responses. */
export const textOrNull = text.nullable();

/** Returns the schema of a field's value in responses. */
export function valueSchema(field: Field): z.ZodType {
  if (field.kind === 'switch' || field.kind === 'consent') return flag;
  const schema = replySchema(field);
  return field.isRequired ? schema : orNull(schema);
}

function replySchema(field: Field): z.ZodType {
  if (field.kind === 'whole') return whole;
  if (field.kind === 'decimal') return decimal;
  if (field.kind === 'moment') return instant;
  return field.kind === 'choice' ? z.enum(field.choices) : text;
}

/** Returns the schemas of a filter's query parameters, by parameter name. */
export function filterSchemas(name: string, field: Field | undefined): Readonly<Record<string, z.ZodType>> {
  const schemas = filterParameters(name, field).map((parameter) => [
    parameter.name,
    filterSchema(parameter).optional(),
  ]);
  return Object.fromEntries(schemas);
}

function filterSchema(parameter: FilterParameter): z.ZodType {
  const takes = z
    .string()
    .max(2_000)
    .refine((text) => isFilterValue(parameter, text));
  switch (parameter.kind) {
    case 'switch':
      return flagOfFilter;
    case 'record':
      return takes.meta({ format: 'uuid' });
    case 'choices':
      return takes.meta({
        description: `Comma-separated list of: ${parameter.choices.join(', ')}.`,
        examples: parameter.choices.slice(0, 1),
      });
    default:
      return takes.meta(parameter.of === 'days' ? { format: 'date' } : { pattern: '^-?[0-9.]+$' });
  }
}
