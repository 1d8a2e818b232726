import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of this request, decided before any handler runs. */
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** Whether anonymous callers are allowed. */
    isOpen?: boolean;
  }
}

/** Identifies the caller of a request. */
export type Identify = (request: FastifyRequest) => Promise<Caller>;

/** Whether a caller's session and role are still valid; for streams that outlive the check at their start. */
export type IsStill = (caller: Caller) => Promise<boolean>;

/** Identifies the caller of every call and every posted form. */
export function registerSession(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller', { getter: () => ({ kind: 'anonymous' as const }) });
  app.addHook('onRequest', async (request) => {
    if (isForEveryone(request)) return;
    const caller = await identify(request).catch((error): Caller => {
      // While the database is unreachable, a call that is open to everyone is served to an anonymous caller as far as
      // possible.
      if (request.routeOptions.config.isOpen && isDatabaseUnavailable(error)) return { kind: 'anonymous' };
      throw error;
    });
    Object.defineProperty(request, 'caller', { value: caller });
  });
}

/** Pages and files are the same for every visitor. */
function isForEveryone({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
}
