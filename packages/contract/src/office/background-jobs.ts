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
  summary: 'What the server does again and again: its last run, the next one, and whether it is under way.',
  operation: 'run-jobs',
  reply: z.array(backgroundJob),
});

/** Runs a background job immediately. */
export const runBackgroundJob = endpoint({
  method: 'POST',
  path: '/api/admin/background-jobs/:name/run',
  summary: 'Runs a background job out of turn, on whichever node is free; where it waits already, once.',
  operation: 'run-jobs',
  params: z.object({ name: z.string().max(60) }),
  reply: z.object({}),
});
