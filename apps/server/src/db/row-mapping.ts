import { Column, type DriverValueDecoder, getTableName, is, noopDecoder, SQL, Subquery } from 'drizzle-orm';

type Row = Record<string, unknown>;
type Read = (value: unknown) => unknown;

type Decoder = DriverValueDecoder<unknown, unknown>;

/** SQL with the decoder of its values, which its type does not show. */
interface Decoding {
  readonly decoder: Decoder;
}

/** Field of a query's rows, with the path of its value in them. */
interface Field {
  readonly path: readonly string[];
  readonly field: unknown;
}

/** Parts of drizzle's prepared queries that their types do not show. */
interface Prepared {
  readonly fields?: readonly Field[];
  /** For each joined table, whether its columns are always there. */
  readonly joinsNotNullableMap?: Readonly<Record<string, boolean>>;
  readonly customResultMapper?: unknown;
}

/** Where the value of a field belongs: in the row itself, or in its object of this name. */
interface Step {
  readonly owner: string | undefined;
  readonly name: string;
  /** Absent where the driver's value stays as it is. */
  readonly read: Read | undefined;
}

/**
 * Makes a prepared query map its rows by steps that are determined once. Drizzle determines them for every value, which
 * is an eighth of what a search allocates. The rows are the same.
 */
export function mappingOnce<Query extends object>(query: Query): Query {
  const { fields, joinsNotNullableMap, customResultMapper }: Prepared = query;
  const isKnown = fields?.every(({ path }) => path.length <= 2);
  if (fields === undefined || !isKnown || customResultMapper !== undefined) return query;
  const steps = fields.map(stepOf);
  const optional = findOptional(fields, joinsNotNullableMap);
  const mapRow = (values: readonly unknown[]) => {
    const row: Row = {};
    steps.forEach(({ owner, name, read }, at) => {
      const value = values[at];
      if (owner !== undefined) row[owner] ??= {};
      const target = owner === undefined ? row : (row[owner] as Row);
      target[name] = value === null || read === undefined ? value : read(value);
    });
    for (const { owner, at } of optional) if (values[at] === null) row[owner] = null;
    return row;
  };
  return Object.assign(query, {
    customResultMapper: (rows: readonly (readonly unknown[])[]) => rows.map(mapRow),
  });
}

function stepOf({ path, field }: Field): Step {
  const [owner, name] = path.length === 2 ? path : [undefined, path[0]];
  return { owner, name: name ?? '', read: readerOf(decoderOf(field)) };
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as Decoding).decoder;
  return ((is(field, Subquery) ? field._.sql : (field as SQL.Aliased).sql) as unknown as Decoding).decoder;
}

function readerOf(decoder: Decoder): Read | undefined {
  const read = decoder.mapFromDriverValue;
  if (read === Column.prototype.mapFromDriverValue || read === noopDecoder.mapFromDriverValue)
    return undefined;
  return (value) => read.call(decoder, value);
}

/**
 * Finds the objects that drizzle replaces by null: those of one joined table without a row. It looks at the first
 * column only, at the returned place.
 */
function findOptional(
  fields: readonly Field[],
  isAlwaysThere: Readonly<Record<string, boolean>> | undefined,
): { readonly owner: string; readonly at: number }[] {
  if (isAlwaysThere === undefined) return [];
  const columns = fields.flatMap(({ path: [owner, name], field }, at) =>
    owner !== undefined && name !== undefined && is(field, Column)
      ? [{ owner, at, table: getTableName(field.table) }]
      : [],
  );
  return [...Map.groupBy(columns, ({ owner }) => owner).values()].flatMap(([first, ...others]) => {
    if (first === undefined || isAlwaysThere[first.table] === true) return [];
    return others.every(({ table }) => table === first.table) ? [first] : [];
  });
}
