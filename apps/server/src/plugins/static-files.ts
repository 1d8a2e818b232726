import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shownElsewhere } from '#server/api/response-headers.ts';

const HOUR = 3_600;

const compressed = ['**/*.br', '**/*.gz'];
// The plugin handles conditional requests and ranges; with `cacheControl: false` the header is ours. Every file gets a
// route of its own: with a wildcard route the plugin reads the whole folder at each request to compare the spelling of
// the name.
const everywhere = {
  index: false,
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  decorateReply: false,
} satisfies FastifyStaticOptions;

/** Serves files with hashed names; browsers may cache them for ever. */
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
 * Serves the browser's build: `/assets/…` with hashed names, cacheable for ever, and the few files of the root, each at
 * its own route so that none of them can shadow a page.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await registerHashedFiles(app, join(folder, 'assets'), '/assets/');
  await app.register(fastifyStatic, {
    ...everywhere,
    root: folder,
    globIgnore: ['assets/**', ...compressed],
    // Icons and pictures of the site; mails embed the logo.
    setHeaders: (reply) => reply.headers({ 'cache-control': `public, max-age=${HOUR}`, ...shownElsewhere }),
  });
}
