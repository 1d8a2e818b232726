import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what the address carries allows the request, wherever it comes from. */
    isSigned?: boolean;
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site's page makes a browser send. */
export function registerSameOrigin(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isSigned) return;
    if (!readOnly.has(request.method) && !isOwnRequest(request, publicOrigin)) {
      throw new RefusalError('cross-site-request');
    }
  });
}

function isOwnRequest(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { authorization, cookie, origin, host, 'sec-fetch-site': site } = request.headers;
  // A bearer without a cookie cannot be borrowed from a browser.
  if (authorization !== undefined && cookie === undefined) return true;
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return origin === (publicOrigin ?? `${request.protocol}://${host}`);
  // Every browser says where a write comes from; a program without a cookie has nothing to be borrowed.
  return cookie === undefined;
}
