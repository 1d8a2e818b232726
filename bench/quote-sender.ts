import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { ownNetwork } from '../attack/send-quote.ts';

/** A quote request that was answered. A connection that failed has status 0, one without a new lead no id. */
interface AnsweredQuote {
  readonly status: number;
  readonly leadId: string | undefined;
  /** Sent at, in milliseconds since the epoch. */
  readonly at: number;
  readonly ms: number;
}

const PATH = '/api/Campaign_Service/public/form-submission/anonymous';

/**
 * Sends complete quote requests, each from a new person in a network of their own, to these nodes and campaigns in turn.
 * Connections are kept open, as a load balancer does.
 */
export function quoteSender(origins: readonly string[], campaignIds: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  let sent = 0;
  return {
    send(): Promise<AnsweredQuote> {
      sent += 1;
      const address = new URL(PATH, origins[sent % origins.length]);
      const body = JSON.stringify({
        ...{ name: 'Elif', surname: 'Yılmaz', country: 'Türkiye', city: 'İzmir', town: 'Bornova' },
        email: `${randomUUID()}@ornek.example`,
        phoneNumber: `5${String(sent).padStart(9, '0')}`,
        kvkkConsent: true,
        campaignId: campaignIds[sent % campaignIds.length],
      });
      const headers = { 'content-type': 'application/json', ...ownNetwork() };
      const at = performance.timeOrigin + performance.now();
      return new Promise((resolve) => {
        const answered = (status: number, leadId?: string) =>
          resolve({ status, leadId, at, ms: performance.timeOrigin + performance.now() - at });
        request(address, { method: 'POST', agent, headers }, (reply) => {
          let text = '';
          reply.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          reply.on('error', () => answered(0));
          reply.on('end', () => answered(reply.statusCode ?? 0, /"relationId":"([^"]+)"/.exec(text)?.[1]));
        })
          .on('error', () => answered(0))
          .end(body);
      });
    },
    close: () => agent.destroy(),
  };
}
