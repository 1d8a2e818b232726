import { fillPlaceholders, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { connectionOf } from './connection-of.ts';
import type { Executor } from './database.ts';
import { mappingOnce } from './row-mapping.ts';

/** A query of the builder that can be compiled before its values are known. */
interface Buildable {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<unknown> };
}

type Built<Query extends Buildable> = ReturnType<Query['prepare']>;
type Rows<Query extends Buildable> = Awaited<ReturnType<Built<Query>['execute']>>;

/** A value, or its placeholder in a query that is compiled before the value is known. */
export type Later<Value> = Value | Placeholder;

/**
 * Compiles a query once per form instead of on every use, because generating its SQL takes as long as running it.
 * Varying values are given as `sql.placeholder`. The number of forms must be small.
 */
export function builtOnce<Form extends string, Query extends Buildable>(
  build: (db: Executor, form: Form) => Query,
): (db: Executor, form: Form, values: Record<string, unknown>) => Promise<Rows<Query>> {
  // A compiled query is bound to its executor, so there is one for the pool and one per connection for transactions.
  const known = new WeakMap<object, Map<Form, Built<Query>>>();
  // The name is empty because the connection chooses the name of the prepared statement.
  const write = (db: Executor, form: Form) => mappingOnce(build(db, form).prepare('') as Built<Query>);
  const find = (db: Executor, form: Form) => {
    const connection = connectionOf(db);
    if (connection === undefined) return write(db, form);
    const forms = known.get(connection) ?? new Map<Form, Built<Query>>();
    known.set(connection, forms);
    const built = forms.get(form) ?? write(db, form);
    forms.set(form, built);
    return built;
  };
  return (db, form, values) => find(db, form).execute(values) as Promise<Rows<Query>>;
}

/**
 * Like `builtOnce`, for hand-written SQL in which `later` names the varying values. Rows are returned as the driver
 * parses them.
 */
export function writtenOnce<Row extends QueryResultRow>(
  write: (later: (name: string) => SQLWrapper) => SQL,
): (db: Executor, values: Record<string, unknown>) => Promise<readonly Row[]> {
  let written: ReturnType<PgDialect['sqlToQuery']> | undefined;
  return async (db, values) => {
    const connection = connectionOf(db);
    if (connection === undefined) {
      const { rows } = await db.execute(write((name) => sql.param(values[name])));
      return rows as readonly QueryResultRow[] as readonly Row[];
    }
    written ??= new PgDialect().sqlToQuery(write((name) => sql.placeholder(name)));
    return (await connection.query<Row>(written.sql, fillPlaceholders(written.params, values))).rows;
  };
}

/** Returns placeholders for values with these names. */
export function laterAll<Name extends string>(...names: readonly Name[]): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Name,
    Placeholder<Name>
  >;
}
