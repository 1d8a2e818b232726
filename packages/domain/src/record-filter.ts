import type { Field } from './field.ts';
import { readDay } from './time/day-and-moment.ts';

/** The most values that one filter takes at once. */
const MOST_VALUES = 50;

/** What one parameter of an address does: it names a switch's side, some choices, a record, or an end of a range. */
export type FilterParameter =
  | { readonly name: string; readonly kind: 'switch' | 'record' }
  | { readonly name: string; readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly name: string; readonly kind: 'from' | 'to'; readonly of: 'days' | 'numbers' };

/** The columns of every record that a list can be narrowed by, beside its fields. */
const instantColumns: readonly string[] = ['createdAt', 'updatedAt'];

/** How a list is narrowed by a field, or by an instant that every record has; `null` where it cannot be. */
export type FilterKind = 'switch' | 'choices' | 'record' | 'days' | 'numbers';

/** How a list is narrowed by what stands under this name; undefined where nothing does that can narrow it. */
export function filterKindOf(name: string, field: Field | undefined): FilterKind | undefined {
  if (field === undefined) return instantColumns.includes(name) ? 'days' : undefined;
  switch (field.kind) {
    case 'switch':
      return 'switch';
    case 'choice':
      return 'choices';
    case 'reference':
      return 'record';
    case 'day':
    case 'moment':
      return 'days';
    case 'whole':
    case 'decimal':
      return 'numbers';
    default:
      return undefined;
  }
}

/** The parameters of a filter: one under its own name, or the two ends of a range. */
export function filterParameters(name: string, field: Field | undefined): readonly FilterParameter[] {
  const kind = filterKindOf(name, field);
  if (kind === undefined) return [];
  if (kind === 'days' || kind === 'numbers') {
    return [
      { name: `${name}From`, kind: 'from', of: kind },
      { name: `${name}To`, kind: 'to', of: kind },
    ];
  }
  return kind === 'choices'
    ? [{ name, kind, choices: field?.kind === 'choice' ? field.choices : [] }]
    : [{ name, kind }];
}

/** Whether a parameter may have this value: days are YYYY-MM-DD, numbers have a point, choices stand between commas. */
export function isFilterValue(parameter: FilterParameter, text: string): boolean {
  switch (parameter.kind) {
    case 'switch':
      return text === 'true' || text === 'false';
    case 'record':
      return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
    case 'choices': {
      const values = text.split(',');
      const isOwn = values.every((value) => parameter.choices.includes(value));
      return isOwn && values.length <= MOST_VALUES && new Set(values).size === values.length;
    }
    default:
      return parameter.of === 'numbers'
        ? /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)
        : /^\d{4}-/.test(text) && readDay(text).kind === 'ok';
  }
}
