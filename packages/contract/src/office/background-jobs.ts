import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../values.ts';

const backgroundJob = z.object({
  name: z.string(),
  /** Schedule in İstanbul: minute, hour, day, month and weekday. */
  plan: z.string(),
  /** Time of the next scheduled run. */
  nextRun: instant.nullable(),
  state: z.enum(['idle', 'waiting', 'running']),
  /** Start of the current run, or null. */
  startedAt: instant.nullable(),
  /** Latest finished run, or null if unknown. */
  last: z
    .object({
      outcome: z.enum(['completed', 'failed']),
      startedAt: instant,
      endedAt: instant,
      /** Error message of the server. */
      error: z.string().nullable(),
    })
    .nullable(),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

/** Lists the background jobs of the server. */
export const listBackgroundJobs = endpoint({
  method: 'GET',
  path: '/api/admin/background-jobs',
  summary: 'Lists the background jobs with their last run, next run and current state.',
  operation: 'run-jobs',
  reply: z.array(backgroundJob),
});

/** Runs a background job immediately. */
export const runBackgroundJob = endpoint({
  method: 'POST',
  path: '/api/admin/background-jobs/:name/run',
  summary: 'Runs a background job now, on any free node. A job that is already queued is not queued again.',
  operation: 'run-jobs',
  params: z.object({ name: z.string().max(60) }),
  reply: z.object({}),
});
