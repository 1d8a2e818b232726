import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shownElsewhere } from './headers.ts';

const HOUR = 3_600;

const compressed = ['**/*.br', '**/*.gz'];
// Conditional requests and ranges are the plugin's own; `cacheControl: false` leaves the header to us. Each file has a
// route: behind a wildcard the plugin reads the whole folder at every request, to compare how a name is spelt.
const everywhere = {
  index: false,
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
} satisfies FastifyStaticOptions;

/** Serves files whose names change with their contents, for ever. */
export async function registerHashedFiles(
  app: FastifyInstance,
  folder: string,
  prefix: `/${string}/`,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...everywhere,
    root: folder,
    prefix,
    globIgnore: compressed,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get(`${prefix}*`, (_request, reply) => reply.callNotFound());
}

/**
 * Serves the browser's build: `/assets/…`, whose names change with their contents, for ever, and the few files of
 * the root by their names, so that none of them can stand before a page.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await registerHashedFiles(app, join(folder, 'assets'), '/assets/');
  await app.register(fastifyStatic, {
    ...everywhere,
    root: folder,
    globIgnore: ['assets/**', ...compressed],
    // Icons and pictures of the site: a mail shows its mark.
    setHeaders: (reply) => reply.headers({ 'cache-control': `public, max-age=${HOUR}`, ...shownElsewhere }),
  });
}
