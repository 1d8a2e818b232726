import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { WriteWatch } from '#server/db/write-watch.ts';
import type { Env } from '#server/env.ts';

const LONGEST_ANSWER_MS = 1_000;
const WATCHED_MS = 60_000;

/**
 * Registers liveness (`/healthz`, which never asks the database) and readiness (`/readyz`, 503 while draining, without
 * a database, and once writes have failed for `unreadyAfterMs`). Closing turns readiness off first. A load balancer
 * that has polled it recently gets `drainMs` to send visitors elsewhere, and every request is still served during that
 * time.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  writes: WriteWatch,
  { drainMs, unreadyAfterMs }: Pick<Env, 'drainMs' | 'unreadyAfterMs'>,
): void {
  let isDraining = false;
  let lastPolledAt = Number.NEGATIVE_INFINITY;
  app.addHook('preClose', async () => {
    isDraining = true;
    if (performance.now() - lastPolledAt < WATCHED_MS) await delay(drainMs);
  });
  app.get('/healthz', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    lastPolledAt = performance.now();
    const canWrite = writes.failingMs < unreadyAfterMs;
    const isReady = !isDraining && canWrite && (await answers(db));
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}

/** Whether the database answers within `LONGEST_ANSWER_MS`. */
async function answers(db: Database): Promise<boolean> {
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(LONGEST_ANSWER_MS, false)]);
}
