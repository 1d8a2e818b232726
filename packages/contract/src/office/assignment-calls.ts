import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

const count = z.int().min(0);

/** Request of the last week, with its assignment in a trial run. */
const triedLead = z.object({
  id,
  createdAt: instant,
  campaign: z.string(),
  city: z.string().nullable(),
  /** Username of the current owner, or null. */
  owner: z.string().nullable(),
  /** Username of the owner in the trial run, or null when nobody was available. */
  wouldHave: z.string().nullable(),
  /** Name of the rule that applied. */
  rule: z.string().nullable(),
  isByThis: z.boolean(),
});

/** Trial run of an assignment rule together with all active rules. */
export const tryAssignmentRule = endpoint({
  method: 'GET',
  path: '/api/crm/assignment-rules/:id/trial',
  summary:
    'Tests an assignment rule, together with all active rules, on the leads of the last seven days. Nothing is changed.',
  operation: 'manage-leads',
  params: z.object({ id }),
  reply: z.object({
    from: instant,
    to: instant,
    leads: count,
    /** Number of requests that this rule would have assigned. */
    byThis: count,
    /** Number of requests that would have stayed unassigned. */
    unassigned: count,
    people: z.array(z.object({ id, name: z.string(), leads: count })),
    /** The latest requests. */
    latest: z.array(triedLead).max(50),
  }),
});
