import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import { getTableColumns, getTableName, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  numeric,
  type PgColumn,
  type PgTable,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import type { PerLocale, ServedResource } from './declaration.ts';
import { nameOrder } from './english-name.ts';
import { nameKeys } from './name-keys.ts';
import { columnName, recordColumns } from './record-columns.ts';

/** Columns of a plain resource's table besides its fields. */
const keyColumns = {
  ...recordColumns,
  id: uuid().primaryKey().defaultRandom(),
  /** Folded name, unique among the records in use. */
  nameKey: text('name_key').notNull(),
  /** Folded text of all searchable fields. */
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
};

/** A table with these columns. */
type PlainTable = PgTable & Readonly<Record<keyof typeof keyColumns, PgColumn>>;

/** Deviations from the defaults, and the table if other code uses it as well. */
type Own<Shape extends ResourceShape> = Partial<ServedResource<Shape>> & { readonly table?: PlainTable };

/**
 * Serves a resource by conventions: the table is named after a single record, the first field is the name, all texts
 * are searchable, and names are unique among the records in use.
 */
export function plainRecords<const Shape extends ResourceShape>(
  shape: Shape,
  { table = tableOf(shape), ...own }: Own<Shape> = {},
): ServedResource {
  const title = titleOf(shape);
  const texts = Object.entries(shape.fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  const others = texts.filter((name) => name !== title);
  return {
    shape,
    sorts: Object.fromEntries(shape.sortable.map((name) => [name, sortBy(shape, table, name)])),
    searched: table.searchKey,
    keysOf: (values) => nameKeys(String(values[title]), ...others.map((name) => textOf(values[name]))),
    taken: { [`${recordName(shape)}_name_taken`]: title },
    ...(own as Partial<ServedResource>),
    table,
  };
}

function titleOf({ fields }: ResourceShape): string {
  return Object.keys(fields)[0] ?? '';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Returns the table name, the singular of the resource: `lost_reason` for `lost-reasons`, `city` for `cities`. */
function recordName({ name }: ResourceShape): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '_');
}

function tableOf(shape: ResourceShape): PlainTable {
  const columns = Object.entries(shape.fields).map(([name, field]) => [name, columnFor(name, field)]);
  const all = { ...(Object.fromEntries(columns) as Readonly<Record<string, never>>), ...keyColumns };
  return pgTable(recordName(shape), all);
}

function columnFor(name: string, field: Field) {
  const column = columnName(name);
  switch (field.kind) {
    case 'switch':
      return boolean(column);
    case 'whole':
      return integer(column);
    case 'decimal':
      return numeric(column, { mode: 'number' });
    case 'day':
      return date(column, { mode: 'string' });
    case 'moment':
      return timestamptz(column);
    case 'reference':
    case 'references':
      throw new Error(
        `${name} refers to other records, so it needs its own declaration of where they are stored.`,
      );
    default:
      return text(column);
  }
}

/** Sorts texts without regard to case and other values as they are; equal values are sorted by name. */
function sortBy(shape: ResourceShape, table: PlainTable, name: string): PerLocale<readonly SQLWrapper[]> {
  if (name === titleOf(shape)) return byName(shape, table);
  if (name === 'createdAt' || name === 'updatedAt') return [table[name]];
  const column = columnIn(table, name);
  const field = shape.fields[name];
  if (field?.kind === 'text') return byName(shape, table, sql`lower(coalesce(${column}, ''))`);
  if (field?.isRequired !== true)
    throw new Error(`${shape.name} cannot be sorted by ${name}, which may be empty.`);
  return byName(shape, table, column);
}

function byName(
  shape: ResourceShape,
  table: PlainTable,
  ...before: readonly SQLWrapper[]
): PerLocale<readonly SQLWrapper[]> {
  if (shape.englishName === undefined) return [...before, table.sortKey];
  const names = { name: columnIn(table, titleOf(shape)), nameEn: columnIn(table, shape.englishName) };
  return nameOrder({ ...names, sortKey: table.sortKey }, ...before);
}

function columnIn(table: PlainTable, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}.`);
  return column;
}
