import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a signature in the URL authorises the request, so that it may come from any origin. */
    isSigned?: boolean;
  }
}

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that a page of another site makes a browser send (CSRF). */
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
  // A browser never adds a bearer token by itself, so a request with a token and no cookie cannot be forged by another
  // site.
  if (authorization !== undefined && cookie === undefined) return true;
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return origin === (publicOrigin ?? `${request.protocol}://${host}`);
  // Every browser sends the origin of a write. A request with neither origin nor cookie comes from a program, and
  // carries no session to abuse.
  return cookie === undefined;
}
