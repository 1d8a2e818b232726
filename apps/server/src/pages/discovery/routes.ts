import { Readable } from 'node:stream';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { fastifyCompress } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { type Run, sendThroughCache } from '#server/cache/through-cache.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import type { CallParts } from '#server/pages/page-call.ts';
import { brandFeed, categoryFeed, runFeed } from './feeds.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { openSitemap, type SitemapSource, sitemapIndex } from './sitemap/sitemaps.ts';

const INDEX_LIFE_MS = 10 * 60_000;
const xml = 'application/xml; charset=utf-8';

// A sitemap has thousands of rows and only search engines request it, so its rate limit is low.
const seldom = { config: { rateLimit: { max: 120, timeWindow: 60_000 } } };

/** Registers robots.txt, security.txt, sitemaps and feeds. */
export function registerDiscovery(app: FastifyInstance, parts: CallParts, cache: ResponseCache): void {
  app.register(async (discovery) => {
    // Sitemaps are streamed, so they are compressed meanwhile.
    await discovery.register(fastifyCompress, { encodings: ['br', 'gzip'], globalDecompression: false });
    registerRoutes(discovery, parts, cache);
  });
}

function registerRoutes(app: FastifyInstance, parts: CallParts, cache: ResponseCache): void {
  const { env, clock } = parts.services;
  const source = (): SitemapSource => ({ db: parts.db, origin: env.origin, now: clock() });
  const robots = robotsText(env.origin);
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(env.origin, env.securityEmail ?? env.controller.email, clock())),
  );
  app.get('/sitemap.xml', seldom, (request, reply) =>
    sendThroughCache(cache, request, reply, '/sitemap.xml', () => runIndex(source())),
  );
  app.get<{ Params: { name: string } }>('/sitemap/:name', seldom, async (request, reply) => {
    const [, name] = /^(.+)\.xml$/.exec(request.params.name) ?? [];
    const sitemap = name === undefined ? undefined : await openSitemap(source(), name);
    if (sitemap === undefined) throw new RefusalError('not-found');
    reply.type(xml).header('cache-control', 'public, max-age=600');
    // An error during the stream ends the response early, so that the client notices that it is incomplete.
    return reply.send(Readable.from(sitemap, { objectMode: false }));
  });
  for (const [write, find] of [
    [addresses.categoryFeed, categoryFeed],
    [addresses.brandFeed, brandFeed],
  ] as const) {
    app.get<{ Params: { slug: string } }>(write(':slug'), (request, reply) => {
      const { slug } = request.params;
      return sendThroughCache(cache, request, reply, write(slug), () => runFeed(parts, request, find, slug));
    });
  }
}

/** Makes the sitemap index for the cache. It stays fresh longer than a page, because it counts the whole catalogue. */
async function runIndex(source: SitemapSource): Promise<Run> {
  const answer = { headers: { 'content-type': xml }, tags: new Set<string>(), freshUntil: 0 };
  try {
    const body = Buffer.from(await sitemapIndex(source));
    const freshUntil = source.now.getTime() + INDEX_LIFE_MS;
    return { ...answer, status: 200, body, freshUntil, isDatabaseUnavailable: false };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { ...answer, status: 503, body: Buffer.alloc(0), isDatabaseUnavailable: true };
  }
}
