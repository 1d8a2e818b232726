import type { PoolClient } from 'pg';

/**
 * Does work while tables stand without the indexes that no constraint needs, and builds them again afterwards:
 * for many rows that is several times as fast. In a transaction, so that nobody ever sees them missing.
 */
export async function withoutIndexes(
  client: PoolClient,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.tablename = any($1) and i.schemaname = current_schema()
       and not exists (select 1 from pg_constraint c where c.conindid = format('%I.%I', i.schemaname, i.indexname)::regclass)
     order by i.indexname`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of rows) await client.query(definition);
}
