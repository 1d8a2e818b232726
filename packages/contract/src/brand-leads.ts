import { MOST_RESULTS, resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

const MOST = 200;
const LONG_MS = 60_000;
/** A network may be many brands' systems; what one key may do, the server counts by the key. */
const CALLS_A_MINUTE = 600;

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
    'The requests of the brand that the bearer’s key belongs to, in the order in which they came or last changed. `next` goes on after the last one, also when it is asked again later: it answers what came or changed since, each with its version. Whose person was erased meanwhile stands in `erased`: the brand’s system is to forget them, too.',
  operation: 'fetch-brand-leads',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(100),
  }),
  reply: z.object({
    items: z.array(toldRequest),
    /** The ids of requests whose person was erased, and nothing else of them. */
    erased: z.array(id),
    next: z.string().nullable(),
  }),
  perMinute: CALLS_A_MINUTE,
});

const resultOutcome = z.object({
  /** What the brand calls this result. */
  id: z.string(),
  requestId: id,
  /** Taken now or by the call before, so already, or refused. */
  outcome: z.enum(['taken', 'unchanged', 'refused']),
  /** The request's afterwards; null where it was refused. */
  version: z.int().nullable(),
  /** Why it was refused. */
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** Takes what became of a brand's requests, by its key. */
export const tellBrandResults = endpoint({
  method: 'POST',
  path: '/api/brand/results',
  summary:
    'Takes what became of requests of the brand that the bearer’s key belongs to. Each result has an id of the brand’s own: told again it is answered as the first time. A request that was decided otherwise, or is of another version than the one named, is refused by that reason, and the others are taken.',
  operation: 'tell-brand-results',
  body: z.object({
    /** Says what would become of each, and takes none. */
    isTrial: z.boolean().default(false),
    results: z
      .array(
        z.object({
          id: z.string().trim().min(1).max(100),
          requestId: id,
          stage: z.enum(resultStages),
          /** One of `/api/brand/lost-reasons`; needed where the request is lost. */
          lostReasonId: id.nullish(),
          /** When it came to that; now, unless it says so. */
          at: instant.nullish(),
          /** The version of the request that the brand knew. */
          version: z.int().min(1).nullish(),
        }),
      )
      .min(1)
      .max(MOST_RESULTS),
  }),
  reply: z.object({ items: z.array(resultOutcome) }),
  perMinute: CALLS_A_MINUTE,
  timeoutMs: LONG_MS,
  isLong: true,
});

/** Tells a brand's system for which reasons requests are lost. */
export const listBrandLostReasons = endpoint({
  method: 'GET',
  path: '/api/brand/lost-reasons',
  summary: 'The reasons for which a request can be lost, in their order.',
  operation: 'fetch-brand-leads',
  reply: z.array(z.object({ id, name: z.string() })),
  perMinute: CALLS_A_MINUTE,
});
