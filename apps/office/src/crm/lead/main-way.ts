import type { contactChannels } from '@ayrac/domain/quote/quote.ts';

/** Ways to contact a requester from a lead's page. */
export type Way = 'call' | 'whatsapp' | 'email';

/** Returns the way to contact a requester first. Text messages are not sent from here, so those people are called. */
export function mainWay(wished: (typeof contactChannels)[number] | null): Way {
  return wished === 'whatsapp' || wished === 'email' ? wished : 'call';
}
