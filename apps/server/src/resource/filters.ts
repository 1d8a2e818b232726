import { filtersOf } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { filterKindOf } from '@ayrac/domain/record/record-filter.ts';
import { endOf, startOfDay } from '@ayrac/domain/time/day-and-moment.ts';
import { eq, gte, inArray, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { columnOf } from './columns.ts';
import type { ServedResource } from './declaration.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * Returns the conditions of a list's filters, and that on what a list without them leaves out. The contract has already
 * validated their values.
 */
export function filterConditions(resource: ServedResource, given: Given): readonly SQL[] {
  const { shape, leftOut } = resource;
  const all = filtersOf(shape).map(
    ([name, field]) => [name, conditionsOf(resource, name, field, given)] as const,
  );
  const conditions = all.flatMap(([, found]) => found);
  const isLeftOut =
    leftOut !== undefined &&
    all.every(([name, found]) => found.length === 0 || !leftOut.unlessBy.includes(name));
  return isLeftOut ? [...conditions, sql`not ${leftOut.rows}`] : conditions;
}

function conditionsOf(
  resource: ServedResource,
  name: string,
  field: Field | undefined,
  given: Given,
): readonly SQL[] {
  const own = Object.entries(resource.filters ?? {}).find(([filtered]) => filtered === name)?.[1];
  if (own !== undefined) {
    const value = given[name];
    return typeof value === 'string' ? [own(value)] : [];
  }
  const column = columnOf(resource, name);
  const valuesOf = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? [value] : [];
  };
  switch (filterKindOf(name, field)) {
    case 'switch':
      // As a constant, so that PostgreSQL can use an index of the rows for which it is true.
      return valuesOf(name).map((value) => (value === 'true' ? sql`${column}` : sql`not ${column}`));
    case 'choices':
      return valuesOf(name).map((value) => inArray(column, value.split(',')));
    case 'record':
      return valuesOf(name).map((value) => eq(column, value));
    case 'numbers':
      return [
        ...valuesOf(`${name}From`).map((value) => gte(column, sql`${value}::numeric`)),
        ...valuesOf(`${name}To`).map((value) => lte(column, sql`${value}::numeric`)),
      ];
    case 'days':
      return field?.kind === 'day'
        ? [
            ...valuesOf(`${name}From`).map((value) => gte(column, sql`${value}::date`)),
            ...valuesOf(`${name}To`).map((value) => lte(column, sql`${value}::date`)),
          ]
        : [
            ...valuesOf(`${name}From`).flatMap((day) =>
              within(day, startOfDay(day), (at) => gte(column, at)),
            ),
            ...valuesOf(`${name}To`).flatMap((day) => within(day, endOf(day), (at) => lt(column, at))),
          ];
    default:
      throw new Error(`The list of ${resource.shape.name} cannot be filtered by ${name}.`);
  }
}

/** Returns the condition for a limit of a range of days; the whole day counts, in Istanbul time. */
function within(day: string, at: Date | undefined, condition: (at: SQLWrapper) => SQL): readonly SQL[] {
  if (at === undefined) throw new Error(`${day} is not a valid day.`);
  return [condition(sql`${at.toISOString()}::timestamptz`)];
}
