import type { Placeholder } from 'drizzle-orm';
import { isPool } from './after-commit.ts';
import type { Database, Executor } from './database.ts';

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
  const known = new WeakMap<Database, Map<Form, Built<Query>>>();
  // The connection gives it a name of its own.
  const write = (db: Executor, form: Form) => build(db, form).prepare('') as Built<Query>;
  const find = (db: Executor, form: Form) => {
    // A transaction has a connection of its own, which the query would hold on to.
    if (!isPool(db)) return write(db, form);
    const forms = known.get(db) ?? new Map<Form, Built<Query>>();
    known.set(db, forms);
    const built = forms.get(form) ?? write(db, form);
    forms.set(form, built);
    return built;
  };
  return (db, form, values) => find(db, form).execute(values) as Promise<Rows<Query>>;
}
