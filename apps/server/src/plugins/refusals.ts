import { type Refusal, type RefusalCode, RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '#server/api/http.ts';
import { presentProblem } from '#server/api/problem.ts';
import { isDatabaseAway } from '#server/db/trouble.ts';

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'malformed-request',
  // A plugin's own 403, for a path that leads out of a folder: a 403 would end the visitor's session.
  403: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'overloaded',
};

/** What something on this site answers to; calls refuse what is not theirs by themselves. */
const known = ['GET', 'HEAD', 'POST'];

/** When to come back, in seconds. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 2 };

/** Answers every refusal and every failure of a call in one shape; what is not a refusal stays opaque. */
export function registerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
    return sendRefusal(request, reply, refusal);
  });
  // Before the body is looked at: Fastify refuses a QUERY for its missing type.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || known.includes(request.method)) return;
    reply.header('allow', known.join(', '));
    throw new RefusalError('method-not-allowed');
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('not-found')));
}

/** The refusal that an error stands for. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (isDatabaseAway(error)) return refuse('database-unavailable');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return refuse(codeByStatus[status] ?? 'internal');
}

/** Sends a refusal as `application/problem+json`. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = presentProblem(refusal, localeOf(request.headers['accept-language']), request.id);
  // A challenge is answered at once.
  const usual = problem.challenge === undefined ? retryAfterSeconds[problem.status] : undefined;
  const wait = refusal.waitSeconds ?? usual;
  if (wait !== undefined) reply.header('retry-after', wait);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
