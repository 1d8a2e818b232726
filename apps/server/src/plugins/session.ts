import type { Caller } from '@ayrac/domain/access.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes this request, decided before any handler runs. */
    caller: Caller;
  }
}

/** Finds out who makes a request. */
export type Identify = (request: FastifyRequest) => Promise<Caller>;

/** A site without accounts: everyone is a stranger. */
export const everyoneIsAnonymous: Identify = async () => ({ kind: 'anonymous' });

/** Decides the caller of every request. */
export function registerSession(app: FastifyInstance, identify: Identify): void {
  app.decorateRequest('caller', { getter: () => ({ kind: 'anonymous' as const }) });
  app.addHook('onRequest', async (request) => {
    const caller = await identify(request);
    Object.defineProperty(request, 'caller', { value: caller });
  });
}
