import type { Client } from '@ayrac/contract/client.ts';
import { noteSent } from '#web/follow/hold-campaign.ts';
import type { quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { type ProvenSending, sendProven } from './send-proven.ts';

/** A completed form, and how it is sent. */
export interface FilledQuote extends ProvenSending {
  readonly body: ReturnType<typeof quoteBody>;
  readonly idempotencyKey: string;
}

/** Sends a guest's quote, with a proof of work if required, and marks its campaign as requested. */
export async function sendQuote(
  client: Pick<Client, 'submitAnonymousQuote'>,
  { body, idempotencyKey, ...how }: FilledQuote,
): Promise<void> {
  await sendProven(
    (sending) => client.submitAnonymousQuote({ body: { ...body, sending } }, { idempotencyKey }),
    how,
  );
  noteSent(body.campaignId);
}
