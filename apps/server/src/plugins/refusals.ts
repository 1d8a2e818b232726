import { type Refusal, type RefusalCode, RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, presentProblem } from '#server/api/problem.ts';
import { localeOf, localeOfPath } from '#server/api/request-locale.ts';
import { isDatabaseUnavailable } from '#server/db/trouble.ts';
import { refusalPage, refusalPagePolicy } from './refusal-page.ts';

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'malformed-request',
  // The static file plugin answers 403 for a path outside its folder. In the browser, a 403 would end the visitor's
  // session.
  403: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  414: 'uri-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'overloaded',
};

/** HTTP methods that at least one route outside `/api` accepts. The routes of calls refuse other methods themselves. */
const known = ['GET', 'HEAD', 'POST'];

/** Value of `Retry-After` by status, in seconds. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 2 };

/**
 * Answers every refusal and every failure, calls with a problem body and browsers with a page. Errors that are not refusals are logged, and their
 * details are not sent.
 */
export function registerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
    return sendRefusal(request, reply, refusal);
  });
  // Runs before the body is parsed: Fastify would refuse a QUERY request for its missing content type.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || known.includes(request.method)) return;
    reply.header('allow', known.join(', '));
    throw new RefusalError('method-not-allowed');
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('not-found')));
}

/** Maps an error to its refusal; an unknown error becomes `internal`. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusalError) return error.refusal;
  if (isDatabaseUnavailable(error)) return refuse('database-unavailable');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return refuse(codeByStatus[status] ?? 'internal');
}

/** Sends a refusal as `application/problem+json`, or as a page to a browser that asked for one. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const isPage = asksForPage(request);
  const locale = isPage ? localeOfPath(request.url) : localeOf(request.headers['accept-language']);
  const { problem, headers, body } = problemReply(refusal, locale, request.id);
  reply.code(problem.status).headers(headers);
  if (!isPage) return reply.send(body);
  const isTemporary = problem.status === 429 || problem.status >= 500;
  // Another method could send a form twice.
  const canRetry = isTemporary && request.method === 'GET';
  return reply
    .header('content-security-policy', refusalPagePolicy)
    .type('text/html; charset=utf-8')
    .send(refusalPage(problem, locale, canRetry));
}

/** Whether a browser wants to show the response. Calls accept JSON only. */
function asksForPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && (headers.accept?.includes('text/html') ?? false);
}

/** The response to a refused request. */
interface ProblemReply {
  readonly problem: Problem;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/** Returns the response to a refused request. */
export function problemReply(refusal: Refusal, locale: Locale, requestId: string): ProblemReply {
  const problem = presentProblem(refusal, locale, requestId);
  // A client can solve a challenge and retry at once, so it gets no usual wait.
  const usual = problem.challenge === undefined ? retryAfterSeconds[problem.status] : undefined;
  const wait = refusal.waitSeconds ?? usual;
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/problem+json; charset=utf-8',
    ...(wait === undefined ? {} : { 'retry-after': wait }),
  };
  return { problem, headers, body: JSON.stringify(problem) };
}
