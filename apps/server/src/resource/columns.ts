import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PerLocale, ServedResource } from './declaration.ts';

/** Returns the column of a field, or of a timestamp that every record has. */
export function columnOf(resource: ServedResource, name: string): SQLWrapper {
  const { shape, table, columns } = resource;
  const own = columns === undefined ? undefined : Object.entries(columns).find(([field]) => field === name);
  const column: unknown = own?.[1] ?? Object.getOwnPropertyDescriptor(table, name)?.value;
  if (column === undefined) throw new Error(`The table of ${shape.name} has no column ${name}.`);
  return inLocale(resource, column as PerLocale<SQLWrapper>);
}

/** Returns what is declared for the language of the resource's reader. */
export function inLocale<Column extends object>(
  { locale = defaultLocale }: ServedResource,
  column: PerLocale<Column>,
): Column {
  return 'tr' in column ? column[locale] : column;
}

/**
 * Returns the columns of all fields. Days are selected as text, so that the driver cannot shift them by a time zone.
 */
export function fieldColumns(resource: ServedResource): Readonly<Record<string, PgColumn>> {
  const columns = Object.entries(resource.shape.fields).map(([name, { kind }]) => {
    const column = columnOf(resource, name);
    return [name, kind === 'day' ? sql`${column}::text` : column];
  });
  return Object.fromEntries(columns);
}
