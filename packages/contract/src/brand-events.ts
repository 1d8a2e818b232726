import type { DeliveryEvent } from '@ayrac/domain/delivery/delivery.ts';
import { z } from 'zod';
import { brandRequest } from './brand-leads.ts';
import { id, instant } from './values.ts';

/** Event of a quote request that a brand's webhook receives. */
export interface BrandEvent {
  readonly summary: string;
  readonly body: z.ZodType;
}

/** Events of quote requests that a brand's webhook receives. */
export const brandEvents = {
  'request-created': {
    summary: 'A quote request has arrived.',
    body: bodyOf('request-created', { request: brandRequest }),
  },
  'request-changed': {
    summary:
      'A quote request has changed, such as its stage. Of two calls the one with the higher `version` is newer.',
    body: bodyOf('request-changed', { request: brandRequest }),
  },
  'request-withdrawn': {
    summary: 'The person has withdrawn the quote request. It comes without contact data.',
    body: bodyOf('request-withdrawn', { request: brandRequest }),
  },
  'request-erased': {
    summary: "The person's data has been erased. The brand must erase its own copy of the request as well.",
    body: bodyOf('request-erased', { request: z.object({ id }) }),
  },
  test: { summary: 'Somebody tries out the address.', body: bodyOf('test', {}) },
} as const satisfies Record<DeliveryEvent, BrandEvent>;

function bodyOf(event: DeliveryEvent, request: z.ZodRawShape) {
  // The id is that of the header `webhook-id`.
  return z.object({ id, event: z.literal(event), createdAt: instant, ...request });
}
