import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape, Media } from '@ayrac/contract/endpoint.ts';
import { mayCall } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '#server/admission.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import { sendCompressed } from '#server/cache/send-compressed.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { admittedAs } from './admitted-calls.ts';
import { sendCachedReply } from './cached-reply.ts';
import { callerOf } from './caller.ts';
import { startDeadline } from './deadline.ts';
import type { Dispatch } from './dispatch.ts';
import { CacheableReply, type CallContext, RawReply, StreamReply } from './handler.ts';
import { methodsAt } from './known-paths.ts';
import { localeOf } from './request-locale.ts';
import { visitorOf } from './visitor.ts';

const contentTypes: Readonly<Record<Media, string>> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  image: '',
  csv: 'text/csv; charset=utf-8',
  file: '',
};

/** Dependencies of the calls. */
export interface EndpointParts {
  readonly db: Database;
  readonly services: Services;
  readonly dispatch: Dispatch;
  /** Cache of the responses that are the same for everyone. */
  readonly cache: ResponseCache;
  /** Limits what crowds may ask for at once. */
  readonly admission: Admission;
}

/** Registers every call as an HTTP route at its declared path. */
export function registerEndpoints(app: FastifyInstance, parts: EndpointParts): void {
  const { db, services, dispatch, cache, admission } = parts;
  for (const [name, shape] of Object.entries(allEndpoints) as [CallName, EndpointShape][]) {
    const isOpen = mayCall({ kind: 'anonymous' }, shape.operation) === 'allow';
    const admits = admittedAs(name);
    const offer = (scope: FastifyInstance) =>
      scope.route({
        // Fastify's own routes for HEAD would have hooks and limits of their own.
        method: shape.method === 'GET' ? ['GET', 'HEAD'] : shape.method,
        url: shape.path,
        config: {
          isOpen,
          isSigned: shape.isSigned ?? false,
          ...(shape.perMinute === undefined ? {} : { rateLimit: { max: shape.perMinute } }),
        },
        handler: async (request, reply) => {
          const context = httpContext(request, reply, { db, services });
          const { params, query, body } = request;
          const call = () => dispatch(name, context, { params, query, body });
          const result = admits === undefined ? call() : admission.run(admits, call);
          const answer = await (shape.method === 'GET' ? result : inTime(result, timeOf(shape, services)));
          if (answer instanceof CacheableReply)
            return sendCachedReply(cache, request, reply, answer, context);
          return send(request, reply, { shape, isOpen }, answer);
        },
      });
    if (shape.isSigned) app.register(async (scope) => offer(takeAnyBody(scope)));
    else offer(app);
  }
}

/**
 * Accepts and discards a small body of any type. Mail programs post one-click requests as a urlencoded or a multipart
 * form, and no handler reads it.
 */
function takeAnyBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  const small = { parseAs: 'buffer', bodyLimit: 4_096 } as const;
  scope.addContentTypeParser('*', small, (_request, _body, done) => done(null, undefined));
  return scope;
}

/**
 * Refuses a write that takes too long. The sender retries; if the first attempt was stored after all, the retry finds
 * its result as a duplicate.
 */
function inTime(result: Promise<unknown>, ms: number): Promise<unknown> {
  const deadline = startDeadline(ms, () => new RefusalError('overloaded'));
  return deadline.keep(result).finally(deadline.stop);
}

function timeOf({ isLong, timeoutMs }: EndpointShape, { env }: Services): number {
  return isLong && timeoutMs !== undefined ? Math.max(timeoutMs, env.writeTimeoutMs) : env.writeTimeoutMs;
}

/** Refuses every request below `/api` that matches no call: unknown paths, and other methods of known paths. */
export function registerNoEndpoint(app: FastifyInstance): void {
  // The onRequest hook runs before the body is parsed: Fastify would refuse a QUERY request for its missing content
  // type.
  app.all('/api/*', { onRequest: refuse, handler: refuse });
}

async function refuse({ url }: FastifyRequest, reply: FastifyReply): Promise<never> {
  const methods = methodsAt(url);
  if (methods === undefined) throw new RefusalError('not-found');
  reply.header('allow', methods.join(', '));
  throw new RefusalError('method-not-allowed');
}

function httpContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, services }: Pick<EndpointParts, 'db' | 'services'>,
): CallContext {
  const key = request.headers['idempotency-key'];
  return {
    db,
    services,
    now: services.clock(),
    ...visitorOf(request, reply),
    locale: localeOf(request.headers['accept-language']),
    address: request.ip,
    ...callerOf(request),
    requestId: request.id,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    uses: () => undefined,
    expires: () => undefined,
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { shape, isOpen }: { readonly shape: EndpointShape; readonly isOpen: boolean },
  result: unknown,
): Promise<FastifyReply> {
  // A reply that does not state how long it may be cached may be personal.
  reply.header('cache-control', 'no-store');
  if (result instanceof RawReply) return reply.code(result.status).headers(result.headers).send(result.body);
  if (result instanceof StreamReply) return reply.headers(result.headers).send(result.body);
  if (shape.media === undefined || shape.media === 'json') {
    // Encoding before sending is quicker than letting Node.js encode a long string while it sends.
    const json = Buffer.from(JSON.stringify(result));
    reply.type(contentTypes.json);
    // Lists of the office shrink to a tenth. Open calls have limits of processor time, which compressing would exceed.
    return isOpen ? reply.send(json) : sendCompressed(request, reply, json);
  }
  return reply.type(contentTypes[shape.media]).send(result);
}
