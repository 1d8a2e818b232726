import type { FastifyInstance } from 'fastify';
import { protectiveHeaders, shownElsewhere, withoutContent } from '#server/api/response-headers.ts';

/**
 * Sets the security headers of every response. A page's own content security policy is set where the page is rendered.
 */
export function registerHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('referrer-policy');
    const isShownElsewhere = reply.hasHeader('cross-origin-resource-policy');
    reply.headers(protectiveHeaders(request.id, isHttps));
    // A page with a secret in its URL sends no referrer to any site.
    if (own === 'no-referrer') reply.header('referrer-policy', own);
    if (isShownElsewhere) reply.headers(shownElsewhere);
    if (!reply.hasHeader('content-security-policy')) reply.headers(withoutContent);
  });
}
