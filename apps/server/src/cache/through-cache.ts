import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRun } from '#server/pages/render-page.ts';
import { keepPage, sendKeptPage } from './kept-page.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';

const RETRY_SECONDS = 5;

const statusOfCache = {
  hit: 'Ayrac; hit',
  made: 'Ayrac; fwd=miss; stored',
  stale: 'Ayrac; hit; ttl=-1; detail=database-unavailable',
};

/** Sends what is kept under an address, or what is made of it now and kept if it is a page. */
export async function sendThroughCache(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  make: () => Promise<PageRun>,
): Promise<FastifyReply> {
  let unkept: PageRun | undefined;
  const outcome = await cache.get(address, async (): Promise<RenderedPage | null> => {
    const run = await make();
    // A page that lacks a part for want of data is for this visitor alone.
    if (run.status === 200 && !run.isDatabaseAway)
      return { ...run, page: await keepPage(run.body, run.headers) };
    if (run.status >= 300 && run.status < 500) cache.forget(address);
    unkept = run;
    return null;
  });
  // A page that is gone or moved is no failure: only for want of data does a stale one answer.
  if (unkept !== undefined && !unkept.isDatabaseAway) return sendRun(reply, unkept);
  if (outcome !== null) {
    reply.header('cache-status', statusOfCache[outcome.kind]);
    return sendKeptPage(request, reply, outcome.page);
  }
  return sendRun(reply, unkept ?? (await make()));
}

/** Sends what nobody else may be given. */
export function sendRun(reply: FastifyReply, run: PageRun): FastifyReply {
  reply.code(run.status).headers(run.headers);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (run.isDatabaseAway && run.status >= 500) reply.code(503).header('retry-after', String(RETRY_SECONDS));
  return reply.send(run.body);
}
