import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Returns every row of every table of all schemas as text, each line prefixed with its table. */
export async function readWholeDatabase(db: Database): Promise<string> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1, 2`);
  const lines: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    lines.push(...rows.map(({ line }) => `${schema}.${name}: ${line}`));
  }
  return lines.join('\n');
}
