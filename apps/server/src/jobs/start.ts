import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { WorkLog } from './keep-working.ts';
import type { Queue } from './queue.ts';
import { noteRunning } from './running.ts';

/** How often each queue is polled. Schedules are exact to the minute, so a due job may wait this long. */
const POLLING_SECONDS = 5;

/** A recurring background job that runs on one node at a time. */
export interface Job {
  readonly name: string;
  /** Cron expression (minute, hour, day, month, weekday) in Istanbul time. */
  readonly cron: string;
  readonly run: (db: Database, services: Services) => Promise<void>;
}

/** The recurring jobs of this node. */
export interface RunningJobs {
  /** Triggers a job ahead of its schedule, on any free node. */
  readonly runNow: (name: string) => Promise<void>;
  /** Ends triggering. The queue ends the running ones. */
  readonly unregister: () => void;
}

/** Starts the recurring jobs of this node. Of several nodes, exactly one does each run. */
export async function startJobs(
  { boss }: Queue,
  jobs: readonly Job[],
  db: Database,
  services: Services,
  log: WorkLog,
): Promise<RunningJobs> {
  for (const { name, cron, run } of jobs) {
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
  const runNow = async (name: string) => {
    await boss.send(name, null, { singletonKey: name });
  };
  return { runNow, unregister: noteRunning(db, runNow) };
}
