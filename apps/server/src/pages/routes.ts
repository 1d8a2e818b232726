import { isWrittenByForm } from '@ayrac/domain/filter/read-filter-address.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startDeadline } from '#server/api/deadline.ts';
import type { Dispatch } from '#server/api/dispatch.ts';
import { visitorOf } from '#server/api/visitor.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendRun, sendThroughCache } from '#server/cache/through-cache.ts';
import { readPageAddress } from './cacheable.ts';
import { runOrMove } from './moved-page.ts';
import { ownPath } from './own-path.ts';
import { type PageParts, runPage } from './render-page.ts';

const FORM_LIMIT = 64 * 1024;

/** Caches of pages. Pages that visitors can make up in any number have one of their own. */
export interface PageCaches {
  readonly pages: ResponseCache;
  readonly oneOfMany: ResponseCache;
}

/** Serves every page, and the data that the router fetches instead of a page. */
export function registerPages(app: FastifyInstance, parts: PageParts, caches: PageCaches): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    pages.get('/*', (request, reply) => sendPage(parts, caches, request, reply));
    pages.post('/*', (request, reply) => sendPosted(parts, request, reply));
  });
}

async function sendPage(
  parts: PageParts,
  caches: PageCaches,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = urlOf(request);
  const path = ownPath(url.pathname);
  if (path !== undefined) return sendMoved(reply, path + url.search);
  const page = readPageAddress(url);
  if (!page.isPublic || parts.services.env.mode === 'development') {
    return sendRun(request, reply, await runOrMove(parts, request, page));
  }
  if (isWrittenByForm(url.searchParams)) return sendMoved(reply, page.address, 302);
  const cache = page.isOneOfMany ? caches.oneOfMany : caches.pages;
  return sendThroughCache(cache, request, reply, page.address, () => runOrMove(parts, request, page));
}

/**
 * Handles a form that was posted without script. All of its calls together have the time limit of a single write. When
 * it is exceeded, the page reports an unreachable database, with a time to retry.
 */
async function sendPosted(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Without a content type the body is not parsed, and a page that expects a form would fail.
  if (!Buffer.isBuffer(request.body)) throw new RefusalError('unsupported-media-type');
  const { pathname, search } = urlOf(request);
  const late = () =>
    Object.assign(new Error('Handling a submitted form took too long.'), { code: 'ETIMEDOUT' });
  const deadline = startDeadline(parts.services.env.writeTimeoutMs, late);
  const dispatch: Dispatch = (...call) => deadline.keep(parts.dispatch(...call));
  const address = { address: pathname + search, isPublic: false };
  const visitor = visitorOf(request, reply);
  const run = await runPage({ ...parts, dispatch }, request, address, visitor).finally(deadline.stop);
  return sendRun(request, reply, run);
}

/** Parses the requested URL. Only its path and query are meaningful. */
function urlOf(request: FastifyRequest): URL {
  return new URL(`http://page${request.url}`);
}

function sendMoved(reply: FastifyReply, location: string, status = 301): FastifyReply {
  return reply.code(status).headers({ location, 'cache-control': 'no-store' }).send();
}
