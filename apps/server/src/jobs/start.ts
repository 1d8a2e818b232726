import { type DatabaseOptions, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { noteRunning } from './running.ts';

const CONNECTIONS = 2;
const STOP_TIMEOUT_MS = 10_000;
/** How often each queue is polled. Schedules are exact to the minute, so a due job may wait this long. */
const POLLING_SECONDS = 5;

/** A recurring background job that runs on one node at a time. */
export interface Job {
  readonly name: string;
  /** Cron expression (minute, hour, day, month, weekday) in Istanbul time. */
  readonly cron: string;
  readonly run: (db: Database, services: Services) => Promise<void>;
}

/** The background jobs of this node. */
export interface RunningJobs {
  /** Triggers a job ahead of its schedule, on any free node. */
  readonly runNow: (name: string) => Promise<void>;
  /** Waits for running jobs, then stops. */
  readonly stop: () => Promise<void>;
}

/** Log of failed jobs. */
export interface JobLog {
  readonly error: (details: object, message: string) => void;
}

/**
 * Starts the jobs of this node. Of several nodes, exactly one does each run. Jobs use connections of their own, so a
 * slow job takes none from visitors.
 */
export async function startJobs(
  jobs: readonly Job[],
  db: Database,
  services: Services,
  log: JobLog,
): Promise<RunningJobs> {
  const { host, port, user, password, database, connectionString } = db.$client.options;
  const given = { host, port, user, password, database, connectionString };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const boss = new PgBoss({ ...(present as DatabaseOptions), schema: 'pgboss', max: CONNECTIONS });
  // The library retries by itself. Without a listener, the error event would end the process.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  for (const job of jobs) await startJob(boss, job, db, services, log);
  const runNow = async (name: string) => {
    await boss.send(name, null, { singletonKey: name });
  };
  const forget = noteRunning(db, runNow);
  return {
    runNow,
    stop: () => {
      forget();
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function startJob(
  boss: PgBoss,
  { name, cron, run }: Job,
  db: Database,
  services: Services,
  log: JobLog,
): Promise<void> {
  // The `short` policy queues at most one run per job, so runs do not pile up while no worker is there.
  await boss.createQueue(name, { policy: 'short', retryLimit: 1, deleteAfterSeconds: 7 * 86_400 });
  await boss.work(name, { pollingIntervalSeconds: POLLING_SECONDS }, async () => {
    try {
      await run(db, services);
    } catch (error) {
      log.error({ err: error, job: name }, 'a background job failed');
      throw error;
    }
  });
  await boss.schedule(name, cron, null, { tz: 'Europe/Istanbul' });
}
