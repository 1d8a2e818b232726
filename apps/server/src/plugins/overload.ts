import type { FastifyInstance } from 'fastify';
import type { Admission, AdmittedWork } from '#server/admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kind of work for which the route needs admission. */
    admits?: AdmittedWork | undefined;
  }
}

/**
 * Refuses requests that would wait too long, before anything else is done for them. Registered first: the cheaper a
 * refusal, the more is left for the requests that are admitted.
 */
export function registerOverload(app: FastifyInstance, admission: Admission): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    if (config.admits !== undefined) admission.check(config.admits);
  });
}
