import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { shownElsewhere } from '#server/api/response-headers.ts';

const HOUR = 3_600;

// The plugin handles conditional requests and ranges; with `cacheControl: false` the header is ours.
const everywhere = { index: false, preCompressed: true, cacheControl: false } satisfies FastifyStaticOptions;

/**
 * Serves the files of a folder, which have hashed names; browsers may cache them for ever. The names are read once: with
 * its own wildcard route, the plugin reads the whole folder at each request to compare the spelling of the name, and
 * with a route for each file, it stores the hooks of hundreds of routes.
 */
export async function registerHashedFiles(
  app: FastifyInstance,
  folder: string,
  prefix: `/${string}/`,
): Promise<void> {
  const names = new Set((await readdir(folder)).filter((name) => !/\.(?:br|gz)$/.test(name)));
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...everywhere,
      root: folder,
      serve: false,
      setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params: { '*': name } }, reply) =>
      names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
    );
  });
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
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    // Icons and pictures of the site; mails embed the logo.
    setHeaders: (reply) => reply.headers({ 'cache-control': `public, max-age=${HOUR}`, ...shownElsewhere }),
  });
}
