import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const HOUR = 3_600;

// Conditional requests and ranges are the plugin's own; `cacheControl: false` leaves the header to us.
const everywhere = { index: false, preCompressed: true, cacheControl: false } satisfies FastifyStaticOptions;

/**
 * Serves the browser's build: `/assets/…`, whose names change with their contents, for ever, and the few files of
 * the root by their names, so that none of them can stand before a page.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...everywhere,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await app.register(fastifyStatic, {
    ...everywhere,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', `public, max-age=${HOUR}`),
  });
}
