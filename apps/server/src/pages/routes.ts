import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inProcessClient } from '#server/api/in-process.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { localeOfPath } from './page-path.ts';
import type { RenderPage } from './renderer.ts';

const FORM_LIMIT = 64 * 1024;

/** Serves every page, and the data that the router fetches instead of one. */
export function registerPages(
  app: FastifyInstance,
  db: Database,
  services: Services,
  dispatch: Dispatch,
  render: RenderPage,
): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    );
    pages.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const context = pageCall(request, db, services);
        const response = await render(toFetchRequest(request), {
          api: inProcessClient(dispatch, context),
          locale: context.locale,
          now: context.now,
          site: { origin: services.env.origin, isDemo: services.isDemo, social: services.env.social },
        });
        return sendPage(reply, response);
      },
    });
  });
}

function pageCall(request: FastifyRequest, db: Database, services: Services): CallContext {
  return {
    db,
    services,
    now: services.clock(),
    // A public page holds nothing about the visitor, so nobody in particular asks for it.
    caller: { kind: 'anonymous' },
    locale: localeOfPath(request.url),
    address: request.ip,
    requestId: request.id,
    idempotencyKey: undefined,
    ifNoneMatch: undefined,
    takesBrotli: false,
    uses: () => undefined,
    expires: () => undefined,
  };
}

function toFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(request.url, `${request.protocol}://${request.headers.host ?? 'localhost'}`);
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method: request.method, headers, body });
}

async function sendPage(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    reply.header('content-security-policy', contentSecurityPolicy(body.toString('utf8')));
  }
  return reply.send(body);
}
