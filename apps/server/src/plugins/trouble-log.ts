import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { FastifyInstance } from 'fastify';
import type { Trouble, Troubles } from '#server/db/trouble.ts';

/** Logs database errors: each cause at most once a minute, with its number of occurrences. */
export function registerTroubleLog(app: FastifyInstance, troubles: Troubles, clock: () => Date): void {
  const lastLogged = new Map<Trouble, number>();
  const unsubscribe = troubles.subscribe((cause, error) => {
    const now = clock().getTime();
    const last = lastLogged.get(cause);
    if (last !== undefined && now - last < minuteInMs) return;
    lastLogged.set(cause, now);
    const count = troubles.counts.get(cause);
    app.log.error({ err: error, cause, count }, 'the database is in trouble');
  });
  app.addHook('onClose', async () => unsubscribe());
}
