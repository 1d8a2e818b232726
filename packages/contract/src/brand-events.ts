import type { DeliveryEvent } from '@ayrac/domain/delivery/delivery.ts';
import { z } from 'zod';
import { brandRequest } from './brand-leads.ts';
import { id, instant } from './values.ts';

const request = brandRequest.meta({ description: 'The quote request as it is now.' });

/** Event of a quote request that a brand's webhook receives. */
export interface BrandEvent {
  readonly summary: string;
  readonly body: z.ZodType;
}

/** Events of quote requests that a brand's webhook receives. */
export const brandEvents = {
  'request-created': {
    summary: 'A quote request has arrived.',
    body: bodyOf('request-created', { request }),
  },
  'request-changed': {
    summary:
      'A quote request has changed, such as its stage. Of two calls the one with the higher `version` is newer.',
    body: bodyOf('request-changed', { request }),
  },
  'request-withdrawn': {
    summary: 'The person has withdrawn the quote request. It comes without contact data.',
    body: bodyOf('request-withdrawn', { request }),
  },
  'request-erased': {
    summary: "The person's data has been erased. The brand must erase its own copy of the request as well.",
    body: bodyOf('request-erased', {
      request: z
        .object({ id: id.meta({ description: 'Id of the quote request.' }) })
        .meta({ description: 'The request to erase.' }),
    }),
  },
  test: { summary: 'Somebody tries out the address.', body: bodyOf('test', {}) },
} as const satisfies Record<DeliveryEvent, BrandEvent>;

function bodyOf(event: DeliveryEvent, more: z.ZodRawShape) {
  return z.object({
    id: id.meta({ description: 'Id of the event, as in the header `webhook-id`.' }),
    event: z.literal(event).meta({ description: 'Name of the event.' }),
    createdAt: instant.meta({ description: 'When it happened.' }),
    ...more,
  });
}
