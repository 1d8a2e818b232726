import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

const MOST = 200;
const CALLS_A_MINUTE = 120;

const toldRequest = z.object({
  id,
  /** One more with each change: of two answers the higher one is the later. */
  version: z.int(),
  state: z.enum(requestStates),
  stage: z.enum(leadStages),
  requestedAt: instant,
  campaign: z.object({ id, title: z.string() }),
  /** Null where its person withdrew. */
  contact: z
    .object({
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      /** E.164 */
      phone: z.string(),
      city: z.string().nullable(),
      town: z.string().nullable(),
      channel: z.string().nullable(),
      time: z.string().nullable(),
    })
    .nullable(),
});

/** Fetches a brand's requests by its key. */
export const listBrandLeads = endpoint({
  method: 'GET',
  path: '/api/brand/leads',
  summary:
    'The requests of the brand that the bearer’s key belongs to, the oldest first. `next` goes on after the last one, also when it is asked again later: it answers what came since.',
  operation: 'fetch-brand-leads',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(100),
  }),
  reply: z.object({ items: z.array(toldRequest), next: z.string().nullable() }),
  perMinute: CALLS_A_MINUTE,
});
