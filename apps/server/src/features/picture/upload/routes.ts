import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { mayCall } from '@ayrac/domain/access.ts';
import { FILE_BYTES, UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { memberOf } from '#server/api/member.ts';
import { protectiveHeaders } from '#server/api/response-headers.ts';
import type { Services } from '#server/services.ts';
import { isUploadOf, uploadFolder } from './uploads.ts';

const uploader = new AsyncLocalStorage<string>();

/**
 * Registers resumable uploads (tus 1.0). The right to upload is checked here. The call that stores a complete file
 * checks its content.
 */
export function registerUploads(app: FastifyInstance, { env }: Services): void {
  const folder = uploadFolder(env.dataDir);
  const isHttps = env.origin.startsWith('https:');
  let opened: Promise<Server> | undefined;
  const open = async () => {
    // Created here, because a failure inside the library would go unnoticed.
    await mkdir(folder, { recursive: true });
    const [tus, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    return new tus.Server({
      path: UPLOAD_PATH,
      datastore: new FileStore({ directory: folder }),
      maxSize: FILE_BYTES,
      relativeLocation: true,
      allowedOrigins: [env.origin],
      // A complete file is kept for the call that stores it.
      disableTerminationForFinishedUploads: true,
      namingFunction: () => `${uploader.getStore()}.${randomUUID()}`,
    });
  };

  const take = async (request: FastifyRequest<{ Params: { upload?: string } }>, reply: FastifyReply) => {
    const { id } = memberOf(request.caller);
    const { upload } = request.params;
    // Another account's upload is treated as nonexistent.
    if (upload !== undefined && !isUploadOf(id, upload)) throw new RefusalError('not-found');
    opened ??= open();
    const tus = await opened;
    reply.hijack();
    for (const [name, value] of Object.entries(protectiveHeaders(request.id, isHttps)))
      reply.raw.setHeader(name, value);
    await uploader.run(id, () => tus.handle(request.raw, reply.raw));
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is not parsed, since the library reads the stream itself.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
    scope.addHook('onRequest', admit);
    scope.route({ method: 'POST', url: UPLOAD_PATH, handler: take });
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${UPLOAD_PATH}/:upload`, handler: take });
  });
}

async function admit({ caller }: FastifyRequest): Promise<void> {
  const admission = mayCall(caller, 'upload-files');
  if (admission === 'authenticate') throw new RefusalError('unauthenticated');
  if (admission === 'forbid') throw new RefusalError('forbidden');
}
