import type { Field } from '../field/field.ts';
import { readDay } from '../time/day-and-moment.ts';
import { isUuid } from './record-id.ts';

/** Most values that one filter accepts. */
const MOST_VALUES = 50;

/** Longest search in a list, in characters. */
export const LIST_SEARCH_LIMIT = 200;

/** Longest name of a saved view, in characters. */
export const VIEW_NAME_LIMIT = 80;

/** Query parameter of a list filter: the side of a switch, some choices, a record, or one end of a range. */
export type FilterParameter =
  | { readonly name: string; readonly kind: 'switch' | 'record' }
  | { readonly name: string; readonly kind: 'choices'; readonly choices: readonly string[] }
  | { readonly name: string; readonly kind: 'from' | 'to'; readonly of: 'days' | 'numbers' };

/** Columns of every record that lists can be filtered by, in addition to its fields. */
const instantColumns: readonly string[] = ['createdAt', 'updatedAt'];

/** Kind of filter for a field or for a timestamp column. */
export type FilterKind = 'switch' | 'choices' | 'record' | 'days' | 'numbers';

/**
 * Returns the kind of filter for the field or column of this name, or undefined when lists cannot be filtered by it.
 */
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

/** Returns the query parameters of a filter: one under the field's own name, or the two ends of a range. */
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

/**
 * Whether a text is a valid value of a filter parameter: days as YYYY-MM-DD, numbers with a decimal point, choices
 * comma-separated.
 */
export function isFilterValue(parameter: FilterParameter, text: string): boolean {
  switch (parameter.kind) {
    case 'switch':
      return text === 'true' || text === 'false';
    case 'record':
      return isUuid(text);
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
