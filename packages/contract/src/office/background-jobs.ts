import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../values.ts';

const backgroundJob = z.object({
  name: z.string(),
  /** Minute, hour, day, month and weekday on Istanbul's clocks. */
  plan: z.string(),
  /** When it is run by itself the next time. */
  nextRun: instant.nullable(),
  state: z.enum(['idle', 'waiting', 'running']),
  /** Of a run under way. */
  startedAt: instant.nullable(),
  /** The run that ended last; null where none is known any more. */
  last: z
    .object({
      outcome: z.enum(['completed', 'failed']),
      startedAt: instant,
      endedAt: instant,
      /** What went wrong, as the server says it. */
      error: z.string().nullable(),
    })
    .nullable(),
});
export type BackgroundJob = z.infer<typeof backgroundJob>;

/** What the server does by itself. */
export const listBackgroundJobs = endpoint({
  method: 'GET',
  path: '/api/admin/background-jobs',
  summary: 'What the server does again and again: its last run, the next one, and whether it is under way.',
  operation: 'run-jobs',
  reply: z.array(backgroundJob),
});

/** Runs one of them out of turn. */
export const runBackgroundJob = endpoint({
  method: 'POST',
  path: '/api/admin/background-jobs/:name/run',
  summary: 'Runs a background job out of turn, on whichever node is free; where it waits already, once.',
  operation: 'run-jobs',
  params: z.object({ name: z.string().max(60) }),
  reply: z.object({}),
});
