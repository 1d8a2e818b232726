import { automationActions } from '@ayrac/domain/lead/automation.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);

/** Request of the last week on which an automation would have acted. */
const triedRun = z.object({
  id,
  createdAt: instant,
  campaign: z.string(),
  /** Username of the current owner, or null. */
  owner: z.string().nullable(),
  /** Time at which the automation would have acted. */
  at: instant,
  /** Usernames of those who would have received or been notified of the request. */
  people: z.array(z.string()),
});

/** Trial run of an automation, as if it had been active. */
export const tryAutomation = endpoint({
  method: 'GET',
  path: '/api/crm/automations/:id/trial',
  summary: 'Tests an automation on the leads of the last seven days. Nothing is changed.',
  operation: 'manage-leads',
  params: z.object({ id }),
  reply: z.object({
    from: instant,
    to: instant,
    action: z.enum(automationActions),
    leads: count,
    /** Number of requests on which it would have acted. */
    runs: count,
    /** Number of these for which nobody would have been available. */
    nobody: count,
    /** The latest of these requests. */
    latest: z.array(triedRun).max(50),
  }),
});
