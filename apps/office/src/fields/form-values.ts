import { type Field, type Fields, readFields } from '@ayrac/domain/field/field.ts';
import type { FieldProblem } from '@ayrac/domain/refusal.ts';
import { decimalText } from '@ayrac/domain/text/decimal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { wallTextOf } from '@ayrac/domain/time/day-and-moment.ts';
import type { FieldErrors, ResolverResult } from 'react-hook-form';
import type { Value, Values } from '#office/client/row.ts';

/** Values of a form's fields: texts as typed, switches as booleans. */
export type Typed = Record<string, string | boolean>;

/** Returns the fields that a form shows, in order. */
export function fieldsOf(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [[name, field]];
    }),
  );
}

/** Returns a record as the values of its form. Without one, an empty form with all switches on. */
export function typedOf(fields: Fields, values: Values | null, locale: Locale): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typedValue(field, values?.[name], locale)]),
  );
}

function typedValue(field: Field, value: Value | undefined, locale: Locale): string | boolean {
  if (field.kind === 'switch') return value === undefined ? true : value === true;
  if (field.kind === 'decimal' && typeof value === 'number') return decimalText(value, field.scale, locale);
  if (field.kind === 'moment' && typeof value === 'string') return wallTextOf(new Date(value));
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Returns an instant as the form holds it: cut to minutes, which the date field shows. The end of a day would have
 * seconds and milliseconds.
 */
export function typedMinute(instant: Date): string {
  return wallTextOf(instant).slice(0, 16);
}

/** Returns the fields whose value differs from an earlier one, with their present value. */
export function typedSince(names: readonly string[], before: Typed, now: Typed): Typed {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = now[name];
      return value === undefined || value === before[name] ? [] : [[name, value]];
    }),
  );
}

/** Messages by problem. `invalid` is the fallback. */
export type ProblemWords = Readonly<Partial<Record<FieldProblem, string>> & Record<'invalid', string>>;

/** Validates a form by the same rules as the server. */
export function validate(fields: Fields, typed: Typed, words: ProblemWords): ResolverResult<Typed, Values> {
  const read = readFields(fields, typed);
  if (read.kind === 'ok') return { values: read.value as Values, errors: {} };
  const errors: FieldErrors<Typed> = {};
  for (const [name, problem] of Object.entries(read.fields)) {
    errors[name] = { type: problem, message: words[problem] ?? words.invalid };
  }
  return { values: {}, errors };
}
