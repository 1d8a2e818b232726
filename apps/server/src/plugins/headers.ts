import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** For pictures that mails and other sites embed; browsers block a cross-origin embed otherwise. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };

/** Returns the security headers of every response, and its request id. */
export function protectiveHeaders(requestId: string, isHttps: boolean): Record<string, string> {
  const transport = isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  return { ...everywhere, ...transport, 'x-request-id': requestId };
}

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
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
