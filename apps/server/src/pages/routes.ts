import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageCache } from '#server/cache/page-cache.ts';
import { listenForTags } from '#server/cache/tag-listener.ts';
import { sendRun, sendThroughCache } from '#server/cache/through-cache.ts';
import { readPageAddress } from './cacheable.ts';
import { ownPath } from './own-path.ts';
import { type PageParts, runPage } from './render-page.ts';

const FORM_LIMIT = 64 * 1024;
const CACHE_BYTES = 64 * 1024 * 1024;

/** Serves every page, and the data that the router fetches instead of one; returns where they are kept. */
export function registerPages(app: FastifyInstance, parts: PageParts): PageCache {
  const cache = new PageCache(CACHE_BYTES, () => parts.services.clock().getTime());
  keepUpToDate(app, parts, cache);
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    pages.get('/*', (request, reply) => sendPage(parts, cache, request, reply));
    pages.post('/*', async (request, reply) => {
      const { pathname, search } = urlOf(request);
      const address = { address: pathname + search, isPublic: false };
      return sendRun(reply, await runPage(parts, request, address));
    });
  });
  return cache;
}

/** Drops pages when what they show changes, on whichever node. */
function keepUpToDate(app: FastifyInstance, { db }: PageParts, cache: PageCache): void {
  const listener = listenForTags(db.$client.options, (tags) => cache.drop(tags));
  app.addHook('onClose', () => listener.stop());
}

async function sendPage(
  parts: PageParts,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const url = urlOf(request);
  const path = ownPath(url.pathname);
  if (path !== undefined) return sendMoved(reply, path + url.search);
  const page = readPageAddress(url);
  if (!page.isPublic || parts.services.env.mode === 'development') {
    return sendRun(reply, await runPage(parts, request, page));
  }
  return sendThroughCache(cache, request, reply, page.address, () => runPage(parts, request, page));
}

/** The address as it was asked for, of which nothing but path and query counts. */
function urlOf(request: FastifyRequest): URL {
  return new URL(`http://page${request.url}`);
}

function sendMoved(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(301).headers({ location, 'cache-control': 'no-store' }).send();
}
