import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerCache } from '#server/cache/answer-cache.ts';
import { Notes } from '#server/cache/notes.ts';
import { type Run, sendThroughCache } from '#server/cache/through-cache.ts';
import type { CallContext, KeptReply } from './handler.ts';

/**
 * Sends a call's reply from the cache in the same way as a page: compressed, with an ETag, and stale if it cannot be
 * refreshed.
 */
export function sendKeptReply(
  cache: AnswerCache,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptReply,
  context: CallContext,
): Promise<FastifyReply> {
  return sendThroughCache(cache, request, reply, kept.key, () => run(kept, context));
}

async function run(kept: KeptReply, context: CallContext): Promise<Run> {
  const notes = new Notes(context.now);
  const { status, headers, body } = await kept.make({ ...context, uses: notes.uses, expires: notes.expires });
  return {
    status,
    headers,
    body: typeof body === 'string' ? Buffer.from(body) : body,
    isDatabaseAway: false,
    ...notes.learnt,
  };
}
