import type { PoolClient } from 'pg';

/** SQL that drops and recreates a constraint or an index. */
interface Part {
  readonly drop: string;
  readonly make: string;
}

/**
 * Runs work while the tables have no foreign keys, no indexes, and no keys except those that other tables reference,
 * and recreates them afterwards. Checking many rows at once costs a fraction of checking each. Call it in a
 * transaction, so that nobody sees them missing.
 */
export async function bulkLoad(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const constraints = await listConstraints(client, tables);
  for (const { drop } of constraints) await client.query(drop);
  const indexes = await listIndexes(client, tables);
  for (const { drop } of indexes) await client.query(drop);
  await work();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { make } of [...indexes, ...constraints]) await client.query(make);
}

/**
 * Lists the constraints to drop, keys before foreign keys, because a recreated foreign key may need a recreated key.
 */
async function listConstraints(client: PoolClient, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string; kind: string }>(
    `select c.conrelid::regclass::text as owner, quote_ident(c.conname) as name, c.contype::text as kind,
       pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     where c.conrelid = any($1::regclass[]) and (c.contype = 'f' or (c.contype in ('p', 'u')
       and not exists (select 1 from pg_constraint r where r.contype = 'f' and r.confrelid = c.conrelid)))
     order by kind, owner, name`,
    [tables],
  );
  const parts = rows.map(({ owner, name, definition, kind }) => ({
    kind,
    drop: `alter table ${owner} drop constraint ${name}`,
    make: `alter table ${owner} add constraint ${name} ${definition}`,
  }));
  return parts.toSorted((left, right) => Number(left.kind === 'f') - Number(right.kind === 'f'));
}

async function listIndexes(client: PoolClient, tables: readonly string[]): Promise<Part[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any($1::regclass[])
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)
     order by name`,
    [tables],
  );
  return rows.map(({ name, definition }) => ({ drop: `drop index ${name}`, make: definition }));
}
