import { type Caller, mayCall, maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openEventStream } from '#server/api/event-stream.ts';
import type { Database } from '#server/db/database.ts';
import { readLink } from '#server/guards/signed-link.ts';
import type { IsStill } from '#server/plugins/session.ts';
import type { Services } from '#server/services.ts';
import type { BrandNews, LeadNews } from '../notify-of-lead.ts';
import { REQUEST_PURPOSE } from '../outbox.ts';
import { LeadHub } from './hub.ts';

/**
 * Streams news of leads to browsers: to people who work on them, and to requesters. A stream outlives its request, so
 * access is checked before each event, and immediately when `lookAgain` reports changed sessions.
 */
export function registerLiveLeads(
  app: FastifyInstance,
  db: Database,
  services: Services,
  isStill: IsStill,
): Pick<LeadHub, 'lookAgain'> {
  const isHttps = services.env.origin.startsWith('https:');
  const hub = new LeadHub(db);
  app.addHook('preClose', async () => hub.endAll());
  app.addHook('onClose', () => hub.stop());

  const listen = (
    reply: FastifyReply,
    concerns: (news: LeadNews | BrandNews) => boolean,
    isAdmitted: () => Promise<boolean>,
  ) => {
    let leave = () => {};
    const stream = openEventStream(reply, isHttps, () => leave());
    leave = hub.add({ stream, concerns, isAdmitted });
  };

  app.get('/api/crm/leads/live', async ({ caller }, reply) => {
    admit(caller, 'manage-leads');
    listen(
      reply,
      (news) =>
        maySee(caller, 'manage-leads', null, news.brandId) && (news.kind === 'brand' || !news.isApart),
      () => isStill(caller),
    );
  });

  app.get('/api/me/requests/live', async ({ caller }, reply) => {
    admit(caller, 'change-own-requests');
    const isOwn = (news: LeadNews | BrandNews) =>
      news.kind !== 'brand' && caller.kind === 'member' && news.customerId === caller.id;
    listen(reply, isOwn, () => isStill(caller));
  });

  // The token is in the body, because URLs are logged.
  app.post<{ Body: { readonly token?: unknown } }>(
    '/api/public/requests/live',
    { config: { isOpen: true, rateLimit: { max: 60 } } },
    async ({ body }, reply) => {
      const token = typeof body?.token === 'string' ? body.token : '';
      const read = () => readLink(services.fingerprint, REQUEST_PURPOSE, token, services.clock());
      const link = read();
      if (link.kind !== 'id') throw new RefusalError('link-not-valid');
      listen(
        reply,
        (news) => news.kind !== 'brand' && news.id === link.id,
        async () => read().kind === 'id',
      );
    },
  );
  return hub;
}

function admit(caller: Caller, operation: 'manage-leads' | 'change-own-requests'): void {
  const admission = mayCall(caller, operation);
  if (admission !== 'allow') throw new RefusalError(admission === 'forbid' ? 'forbidden' : 'unauthenticated');
}
