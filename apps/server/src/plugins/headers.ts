import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of a picture that mails and other sites show: a browser would leave it out there otherwise. */
export const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };

/** The headers that protect every answer and name its request. */
export function protectiveHeaders(requestId: string, isHttps: boolean): Record<string, string> {
  const transport = isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  return { ...everywhere, ...transport, 'x-request-id': requestId };
}

/** Sets the headers that protect every answer; a page's own policy is set where it is rendered. */
export function registerHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('referrer-policy');
    const isShownElsewhere = reply.hasHeader('cross-origin-resource-policy');
    reply.headers(protectiveHeaders(request.id, isHttps));
    // A page whose address opens something tells it to nobody at all.
    if (own === 'no-referrer') reply.header('referrer-policy', own);
    if (isShownElsewhere) reply.headers(shownElsewhere);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
  });
}
