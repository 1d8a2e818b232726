import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Field } from '@ayrac/domain/field.ts';
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
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ServedResource } from './declaration.ts';
import { nameKeys } from './name-keys.ts';
import { recordColumns } from './record-columns.ts';

/** What stands in the table of each plain resource beside its own fields. */
const keyColumns = {
  ...recordColumns,
  id: uuid().primaryKey().defaultRandom(),
  /** Folded; one of those in use alone has it. */
  nameKey: text('name_key').notNull(),
  /** All that it is found by, folded. */
  searchKey: text('search_key').notNull(),
  /** Sorts by the Turkish alphabet. */
  sortKey: text('sort_key').notNull(),
};

/** A table that has them. */
type PlainTable = PgTable & Readonly<Record<keyof typeof keyColumns, PgColumn>>;

/** What differs all the same, and the table where somebody else reads it, too. */
type Own<Shape extends ResourceShape> = Partial<ServedResource<Shape>> & { readonly table?: PlainTable };

/**
 * A resource that nothing is to be said about: it stands in a table that is called as one of its records, it is called
 * by its first field, found by its texts, and no two of those in use have one name.
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

/** What one of them is called in the database: `lost_reason` of `lost-reasons`, `city` of `cities`. */
function recordName({ name }: ResourceShape): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '').replaceAll('-', '_');
}

/** `nameEn` as a column is called: `name_en`. */
function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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
      return timestamp(column, { withTimezone: true });
    case 'reference':
    case 'references':
      throw new Error(
        `${name} refers to other records: where they stand is said by a declaration of its own.`,
      );
    default:
      return text(column);
  }
}

/** By a text as it is read, by anything else as it is; where it is the same, by the name. */
function sortBy(shape: ResourceShape, table: PlainTable, name: string): readonly SQLWrapper[] {
  if (name === titleOf(shape)) return [table.sortKey];
  if (name === 'createdAt' || name === 'updatedAt') return [table[name]];
  const column = columnIn(table, name);
  const field = shape.fields[name];
  if (field?.kind === 'text') return [sql`lower(coalesce(${column}, ''))`, table.sortKey];
  if (field?.isRequired !== true)
    throw new Error(`${shape.name} cannot be sorted by ${name}, which may be empty.`);
  return [column, table.sortKey];
}

function columnIn(table: PlainTable, name: string): SQLWrapper {
  const column: PgColumn | undefined = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}.`);
  return column;
}
