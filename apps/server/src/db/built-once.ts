import { fillPlaceholders, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import { connectionOf } from './connection-of.ts';
import type { Executor } from './database.ts';

/** A query of the builder that can be written down before its values are known. */
interface Buildable {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<unknown> };
}

type Built<Query extends Buildable> = ReturnType<Query['prepare']>;
type Rows<Query extends Buildable> = Awaited<ReturnType<Built<Query>['execute']>>;

/** A value, or what stands for one in a query that is built before it is known. */
export type Later<Value> = Value | Placeholder;

/**
 * A query that is built once for each form of it, not each time that it is asked: to write its text costs as much as to
 * ask it. What differs from one time to the next stands in it as `sql.placeholder`. There must be few forms.
 */
export function builtOnce<Form extends string, Query extends Buildable>(
  build: (db: Executor, form: Form) => Query,
): (db: Executor, form: Form, values: Record<string, unknown>) => Promise<Rows<Query>> {
  // A built query knows what it is sent by: there is one for the pool, and one for the transactions of each connection.
  const known = new WeakMap<object, Map<Form, Built<Query>>>();
  // The connection gives it a name of its own.
  const write = (db: Executor, form: Form) => build(db, form).prepare('') as Built<Query>;
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
 * The same for a statement that is written by hand, in which `later` names what differs. Its rows are as the driver reads
 * them.
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

/** Placeholders for values of these names. */
export function laterAll<Name extends string>(...names: readonly Name[]): Record<Name, Placeholder<Name>> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Name,
    Placeholder<Name>
  >;
}
