import type { FastifyReply, FastifyRequest } from 'fastify';
import { DependencyRecorder } from '#server/cache/dependency-recorder.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { type Run, sendThroughCache } from '#server/cache/through-cache.ts';
import type { CacheableReply, CallContext } from './handler.ts';

/**
 * Sends a call's reply from the cache in the same way as a page: compressed, with an ETag, and stale if it cannot be
 * refreshed.
 */
export function sendCachedReply(
  cache: ResponseCache,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheable: CacheableReply,
  context: CallContext,
): Promise<FastifyReply> {
  return sendThroughCache(cache, request, reply, cacheable.key, () => run(cacheable, context));
}

async function run(cacheable: CacheableReply, context: CallContext): Promise<Run> {
  const recorder = new DependencyRecorder(context.now);
  const { status, headers, body, digest } = await cacheable.make({
    ...context,
    uses: recorder.uses,
    expires: recorder.expires,
  });
  return {
    status,
    headers,
    body: typeof body === 'string' ? Buffer.from(body) : body,
    digest,
    isDatabaseUnavailable: false,
    ...recorder.recorded,
  };
}
