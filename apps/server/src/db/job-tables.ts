import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Schema of the job queue's tables. */
export const JOB_SCHEMA = 'pgboss';

/**
 * Creates the tables of the job queue, or brings them to the state that this version of pg-boss needs. They exist
 * before our own migrations run, so that whoever writes a row can queue a job for it, on a node or not.
 */
export async function prepareJobTables(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
