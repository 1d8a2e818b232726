import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/db/trouble.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request, decided before any handler runs. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** Whether strangers may ask, too. */
    isOpen?: boolean;
  }
}

/** Finds out who makes a request. */
export type Identify = (request: FastifyRequest) => Promise<Caller>;

/** Whether a caller is still who they were, for what outlives its request. */
export type IsStill = (caller: Caller) => Promise<boolean>;

/** Decides the caller of every call and every posted form. */
export function registerSession(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller', { getter: () => ({ kind: 'anonymous' as const }) });
  app.addHook('onRequest', async (request) => {
    if (isForEveryone(request)) return;
    const caller = await identify(request).catch((error): Caller => {
      // What everyone may ask is answered while the database is away, as far as it can be.
      if (request.routeOptions.config.isOpen && isDatabaseAway(error)) return { kind: 'anonymous' };
      throw error;
    });
    Object.defineProperty(request, 'caller', { value: caller });
  });
}

/** Pages and files hold nothing about their visitor. */
function isForEveryone({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}
