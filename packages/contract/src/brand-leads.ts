import { MOST_RESULTS, resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { requestStates } from '@ayrac/domain/quote/request-state.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant } from './values.ts';

const MOST = 200;
const LONG_MS = 60_000;
/**
 * Requests per IP address and minute. One address may serve the systems of many brands; the server also limits each
 * key.
 */
const CALLS_A_MINUTE = 600;

/** A quote request as its brand gets it. */
export const brandRequest = z.object({
  id,
  /** Increased with every change. Of two responses, the one with the higher version is newer. */
  version: z.int(),
  state: z.enum(requestStates),
  stage: z.enum(leadStages),
  requestedAt: instant,
  campaign: z.object({ id, title: z.string() }),
  /** Null when the requester withdrew. */
  contact: z
    .object({
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      /** E.164. */
      phone: z.string(),
      city: z.string().nullable(),
      town: z.string().nullable(),
      channel: z.string().nullable(),
      time: z.string().nullable(),
    })
    .nullable(),
});

/** Lists a brand's quote requests, authorised by its API key. */
export const listBrandLeads = endpoint({
  method: 'GET',
  path: '/api/brand/leads',
  summary:
    'Lists the quote requests of the brand that owns the API key, in the order of their arrival or last change. `next` is the cursor for the following requests. It can also be used later to fetch what has arrived or changed since. `erased` lists the ids of requests whose personal data has been erased and that the brand must erase as well.',
  operation: 'fetch-brand-leads',
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(MOST).default(100),
  }),
  reply: z.object({
    items: z.array(brandRequest),
    /** Ids of requests whose data has been erased. */
    erased: z.array(id),
    next: z.string().nullable(),
  }),
  perMinute: CALLS_A_MINUTE,
});

const resultOutcome = z.object({
  /** The brand's own id of the result. */
  id: z.string(),
  requestId: id,
  /**
   * `taken` means stored now, or by an earlier transmission of the same result. `unchanged` means that the request
   * already had this state or, in a dry run, that the same result is already stored.
   */
  outcome: z.enum(['taken', 'unchanged', 'refused']),
  /** Version of the request afterwards, or null after a refusal. */
  version: z.int().nullable(),
  /** Reason for the refusal, or null. */
  code: z.string().nullable(),
  message: z.string().nullable(),
});

/** Receives the results of a brand's quote requests, authorised by its API key. */
export const tellBrandResults = endpoint({
  method: 'POST',
  path: '/api/brand/results',
  summary:
    'Stores the results of quote requests of the brand that owns the API key. Each result has an id chosen by the brand, so a repeated result has the same outcome as the first. A result is refused with a reason if the request already has a different result or another version. The other results are still stored.',
  operation: 'tell-brand-results',
  body: z.object({
    /** Dry run: returns the outcomes without storing anything. */
    isTrial: z.boolean().default(false),
    results: z
      .array(
        z.object({
          id: z.string().trim().min(1).max(100),
          requestId: id,
          stage: z.enum(resultStages),
          /** Id from `/api/brand/lost-reasons`. Required when the request is lost. */
          lostReasonId: id.nullish(),
          /** Time of the result. Defaults to now. */
          at: instant.nullish(),
          /** Version of the request that the brand knew. */
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

/** Lists the reasons for which requests are lost, for a brand's system. */
export const listBrandLostReasons = endpoint({
  method: 'GET',
  path: '/api/brand/lost-reasons',
  summary: 'Lists the reasons for which a quote request can be lost, in display order.',
  operation: 'fetch-brand-leads',
  reply: z.array(z.object({ id, name: z.string() })),
  perMinute: CALLS_A_MINUTE,
});
