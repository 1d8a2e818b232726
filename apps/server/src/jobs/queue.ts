import { type DatabaseOptions, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import { JOB_SCHEMA } from '#server/db/job-tables.ts';
import type { WorkLog } from './keep-working.ts';

const CONNECTIONS = 2;
const STOP_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
/** How often completed jobs are deleted. pg-boss counts all jobs every minute, so few should remain. */
const CLEANING_SECONDS = 3_600;

/** The job queue on this node. */
export interface Queue {
  readonly boss: PgBoss;
  /** Waits for jobs in progress, but at most ten seconds or `timeoutMs`, then aborts them; they are retried. */
  readonly stop: (timeoutMs?: number) => Promise<void>;
}

/**
 * Opens the job queue for the workers of this node. It uses connections of its own, so that polling takes none from
 * visitors.
 */
export async function openQueue(db: Database, log: WorkLog): Promise<Queue> {
  const { host, port, user, password, database, connectionString, application_name } = db.$client.options;
  const given = { host, port, user, password, database, connectionString, application_name };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const boss = new PgBoss({
    ...(present as DatabaseOptions),
    schema: JOB_SCHEMA,
    max: CONNECTIONS,
    // Notices a server that is gone. With a limit for each answer, connections to a frozen server piled up.
    ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
    maintenanceIntervalSeconds: CLEANING_SECONDS,
  });
  // The library retries by itself. Without a listener, the error event would end the process.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  return { boss, stop: (timeout = STOP_TIMEOUT_MS) => boss.stop({ graceful: true, timeout }) };
}
