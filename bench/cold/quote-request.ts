import { quoteBody } from '../../apps/server/src/testing/quote-body.ts';
import type { ColdRequest } from './cold-request.ts';

/** Returns a kind of request that sends quote requests for these campaigns in turn, each from a new person. */
export function quoteRequest(campaignIds: readonly string[]): ColdRequest {
  let sent = 0;
  return {
    name: 'request for a quote',
    paths: ['/api/Campaign_Service/public/form-submission/anonymous'],
    talk: {
      send() {
        const body = quoteBody(campaignIds[sent % campaignIds.length] ?? '');
        sent += 1;
        return { body };
      },
    },
  };
}
