import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);

/** A request of the last week, and who would have had it. */
const triedLead = z.object({
  id,
  createdAt: instant,
  campaign: z.string(),
  city: z.string().nullable(),
  /** The username of who has it now; null where nobody does. */
  owner: z.string().nullable(),
  /** The username of who would have had it; null where nobody could. */
  wouldHave: z.string().nullable(),
  /** The rule by which they would. */
  rule: z.string().nullable(),
  isByThis: z.boolean(),
});

/** What a rule would have done, had it been on beside those that are. */
export const tryAssignmentRule = endpoint({
  method: 'GET',
  path: '/api/crm/assignment-rules/:id/trial',
  summary:
    'Tries a rule, beside those that are on, on the requests of the last seven days; nothing is written.',
  operation: 'manage-leads',
  params: z.object({ id }),
  reply: z.object({
    from: instant,
    to: instant,
    leads: count,
    /** How many of them this rule would have given to somebody. */
    byThis: count,
    /** How many of them nobody would have had. */
    unassigned: count,
    people: z.array(z.object({ id, name: z.string(), leads: count })),
    /** The latest of them. */
    latest: z.array(triedLead).max(50),
  }),
});
