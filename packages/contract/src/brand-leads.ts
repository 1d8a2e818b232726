import { MOST_RESULTS, resultStages } from '@ayrac/domain/lead/lead-result.ts';
import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { contactChannels, contactTimes } from '@ayrac/domain/quote/quote.ts';
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

const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const textOrNull = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });
const requestId = id.meta({ description: 'Id of the quote request.' });
const resultId = { description: "The brand's own id of the result.", examples: ['teklif-2026-118'] };

/** A quote request as its brand gets it. */
export const brandRequest = z.object({
  id: requestId,
  version: z.int().meta({
    description: 'Increased with every change. Of two responses, the one with the higher version is newer.',
    examples: [3],
  }),
  state: z.enum(requestStates).meta({ description: 'State that the person sees.' }),
  stage: z.enum(leadStages).meta({ description: "Stage of the brand's work. A withdrawn request keeps it." }),
  requestedAt: instant.meta({ description: 'When the request was sent.' }),
  campaign: z
    .object({
      id: id.meta({ description: 'Id of the campaign.' }),
      title: text('Title of the campaign, in Turkish.', 'Kış lastiğinde %20 indirim'),
    })
    .meta({ description: 'The requested campaign.' }),
  contact: z
    .object({
      name: text('First name.', 'Elif'),
      surname: text('Surname.', 'Yılmaz'),
      email: text('E-mail address.', 'elif@ornek.example'),
      phone: text('Mobile number, in E.164.', '+905321234567'),
      city: textOrNull('Province, or null.', 'İzmir'),
      town: textOrNull('District, or null.', 'Bornova'),
      channel: textOrNull(`Preferred channel: ${contactChannels.join(', ')}; or null.`, 'phone'),
      time: textOrNull(`Preferred time of day: ${contactTimes.join(', ')}; or null.`, 'morning'),
    })
    .nullable()
    .meta({ description: 'Contact data of the person. Null when they withdrew.' }),
});

/** Lists a brand's quote requests, authorised by its API key. */
export const listBrandLeads = endpoint({
  method: 'GET',
  path: '/api/brand/leads',
  summary:
    'Lists the quote requests of the brand that owns the API key, in the order of their arrival or last change. `next` is the cursor for the following requests. It can also be used later to fetch what has arrived or changed since. `erased` lists the ids of requests whose personal data has been erased and that the brand must erase as well.',
  operation: 'fetch-brand-leads',
  query: z.object({
    cursor: z
      .string()
      .max(200)
      .optional()
      .meta({
        description: '`next` of the previous response. Without it the list begins at the oldest request.',
        examples: ['eyJhIjoxfQ'],
      }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST)
      .default(100)
      .meta({ description: 'Most requests in one response.', examples: [100] }),
  }),
  reply: z.object({
    items: z.array(brandRequest).meta({ description: 'The requests, oldest first.' }),
    erased: z.array(id).meta({ description: 'Ids of requests whose personal data has been erased.' }),
    next: textOrNull(
      'Cursor for the following requests, or null when the list was read from its beginning and is empty.',
      'eyJhIjoxfQ',
    ),
  }),
  perMinute: CALLS_A_MINUTE,
});

const resultOutcome = z.object({
  id: z.string().meta(resultId),
  requestId,
  outcome: z.enum(['taken', 'unchanged', 'refused']).meta({
    description:
      '`taken` means stored now, or by an earlier transmission of the same result. `unchanged` means that the request already had this state or, in a dry run, that the same result is already stored.',
  }),
  version: z
    .int()
    .nullable()
    .meta({ description: 'Version of the request afterwards, or null after a refusal.', examples: [4] }),
  code: textOrNull('Code of the refusal, or null.', 'record-changed'),
  message: textOrNull(
    'Reason for the refusal in the language of Accept-Language, or null.',
    'Bu kaydı bu sırada başka biri değiştirdi.',
  ),
});

/** Receives the results of a brand's quote requests, authorised by its API key. */
export const tellBrandResults = endpoint({
  method: 'POST',
  path: '/api/brand/results',
  summary:
    'Stores the results of quote requests of the brand that owns the API key. Each result has an id chosen by the brand, so a repeated result has the same outcome as the first. A result is refused with a reason if the request already has a different result or another version. The other results are still stored.',
  operation: 'tell-brand-results',
  body: z.object({
    isTrial: z
      .boolean()
      .default(false)
      .meta({ description: 'Dry run: returns the outcomes without storing anything.' }),
    results: z
      .array(
        z.object({
          id: z.string().trim().min(1).max(100).meta(resultId),
          requestId,
          stage: z.enum(resultStages).meta({ description: 'Stage that the request has reached.' }),
          lostReasonId: id.nullish().meta({
            description: 'Id from `/api/brand/lost-reasons`. Required when the request is lost.',
          }),
          at: instant.nullish().meta({ description: 'Time of the result. Defaults to now.' }),
          version: z
            .int()
            .min(1)
            .nullish()
            .meta({
              description:
                'Version of the request that the brand knew. A result for an older one is refused.',
              examples: [3],
            }),
        }),
      )
      .min(1)
      .max(MOST_RESULTS)
      .meta({ description: 'The results.' }),
  }),
  reply: z.object({
    items: z.array(resultOutcome).meta({ description: 'The outcome of each result, in the same order.' }),
  }),
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
  reply: z.array(
    z.object({
      id: id.meta({ description: 'Id of the reason.' }),
      name: text('The reason in the language of Accept-Language.', 'Fiyat yüksek'),
    }),
  ),
  perMinute: CALLS_A_MINUTE,
});
