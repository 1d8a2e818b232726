import type { Field, Fields } from '@ayrac/domain/field.ts';
import { z } from 'zod';
import { describeField } from '../describe-field.ts';

/**
 * What was sent for some fields: any object is let through, so that the fields' own rules judge all of it at once
 * (`readFields`); the description of the API says what they take. `isWhole` says whether what is required has to
 * be there.
 */
export function givenSchema<Given>(fields: Fields, isWhole: boolean) {
  const required = Object.entries(fields)
    .filter(([, field]) => isWhole && field.isRequired && field.kind !== 'switch')
    .map(([name]) => name);
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, describeField(field, true)]),
  );
  const isObject = (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given);
  return z.custom<Given>(isObject).meta({ type: 'object', properties, required });
}

/** A field's value as a reply has it. */
export function valueSchema(field: Field): z.ZodType {
  if (field.kind === 'switch' || field.kind === 'consent') return z.boolean();
  const told =
    field.kind === 'whole' ? z.int() : field.kind === 'choice' ? z.enum(field.choices) : z.string();
  return field.isRequired ? told : told.nullable();
}

/** What a filter takes in an address. */
export function filterSchema(field: Field | undefined): z.ZodType {
  return field?.kind === 'choice' ? z.enum(field.choices) : z.enum(['true', 'false']);
}
