import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOverload } from '#server/admission.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import { compressResponse, sendCached } from './cached-response.ts';
import { freeBody } from './compress-whole.ts';
import { encodingsIn } from './conditional.ts';
import type { ResponseDependencies } from './dependency-recorder.ts';
import type { PackedPart } from './packed-part.ts';
import type { MadeResponse, ResponseCache } from './response-cache.ts';
import { sendCompressed } from './send-compressed.ts';

const RETRY_SECONDS = 5;

const cacheStatus = {
  hit: 'Ayrac; hit',
  made: 'Ayrac; fwd=miss; stored',
  stale: 'Ayrac; hit; ttl=-1; detail=database-unavailable',
};

/** A response as it was made, with what it depends on. */
export interface Run extends ResponseDependencies {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Made for this response alone, because it is freed once it is compressed. */
  readonly body: Buffer;
  /** Digest that identifies the body, when it is known without hashing the whole body. */
  readonly digest?: string | undefined;
  /** Part of the body that is compressed already. */
  readonly packed?: PackedPart | undefined;
  /** Whether the database was unreachable, so that the response lacks its data. */
  readonly isDatabaseUnavailable: boolean;
}

/**
 * Sends the cached response of an address, or makes one and caches it if it is complete. Errors from `make` are passed
 * on; a database failure, and a node with too much to do, only when there is no stale response.
 */
export async function sendThroughCache(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  make: () => Promise<Run>,
): Promise<FastifyReply> {
  const accepted = encodingsIn(request.headers['accept-encoding']);
  let uncached: Run | undefined;
  let failure: unknown;
  const outcome = await cache.get(address, async (before): Promise<MadeResponse | null> => {
    try {
      const run = await cache.admit(make);
      // A response that lacks data because of the database is sent to this visitor only.
      if (run.status === 200 && !run.isDatabaseUnavailable) {
        const response = await compressResponse(run, accepted, before);
        freeBody(run.body);
        return { ...run, response };
      }
      if (run.status >= 300 && run.status < 500) cache.forget(address);
      uncached = run;
    } catch (error) {
      if (!isDatabaseUnavailable(error) && !isOverload(error)) throw error;
      failure = error;
    }
    return null;
  });
  // A page that is gone or moved is a valid response. A stale one replaces it only when the database was unreachable.
  if (uncached !== undefined && !uncached.isDatabaseUnavailable) return sendRun(request, reply, uncached);
  if (outcome !== null) {
    reply.header('cache-status', cacheStatus[outcome.kind]);
    return sendCached(request, reply, outcome.response);
  }
  if (failure !== undefined) throw failure;
  return sendRun(request, reply, uncached ?? (await make()));
}

/** Sends a response that must not be cached for other visitors. */
export function sendRun(request: FastifyRequest, reply: FastifyReply, run: Run): Promise<FastifyReply> {
  reply.code(run.status).headers(run.headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (run.isDatabaseUnavailable && run.status >= 500)
    reply.code(503).header('retry-after', String(RETRY_SECONDS));
  return sendCompressed(request, reply, run.body, run.packed);
}
