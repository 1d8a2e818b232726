import { automationDeeds } from '@ayrac/domain/lead/automation.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);

/** A request of the last week that something would have been done about. */
const triedRun = z.object({
  id,
  createdAt: instant,
  campaign: z.string(),
  /** The username of who has it now; null where nobody does. */
  owner: z.string().nullable(),
  /** When it would have been done. */
  at: instant,
  /** The usernames of who would have got it or been told. */
  people: z.array(z.string()),
});

/** What an automation would have done, had it been on. */
export const tryAutomation = endpoint({
  method: 'GET',
  path: '/api/crm/automations/:id/trial',
  summary: 'Tries an automation on the requests of the last seven days; nothing is written.',
  operation: 'manage-leads',
  params: z.object({ id }),
  reply: z.object({
    from: instant,
    to: instant,
    deed: z.enum(automationDeeds),
    leads: count,
    /** About how many of them something would have been done. */
    runs: count,
    /** For how many of these nobody would have been there. */
    nobody: count,
    /** The latest of these. */
    latest: z.array(triedRun).max(50),
  }),
});
