import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { refuse } from '@ayrac/domain/refusal.ts';
import type { FastifyServerFactory } from 'fastify';
import type { Admission } from '#server/admission.ts';
import { admittedAs } from '#server/api/admitted-calls.ts';
import { callAt } from '#server/api/known-paths.ts';
import { localeOf } from '#server/api/request-locale.ts';
import { protectiveHeaders, withoutContent } from '#server/api/response-headers.ts';
import { connectionLimits } from './limits.ts';
import { problemReply } from './refusals.ts';

/**
 * Returns a factory of HTTP servers that refuse calls that would wait too long before Fastify sees them: the cheaper a
 * refusal, the more is left for the requests that are admitted.
 */
export function serversThatRefuse(admission: Admission, isHttps: boolean): FastifyServerFactory {
  return (handle) =>
    createServer(connectionLimits, (request, response) => {
      if (admission.isBehind && isRefused(request, admission)) sendOverloaded(request, response, isHttps);
      else handle(request, response);
    });
}

function isRefused({ method = '', url = '' }: IncomingMessage, admission: Admission): boolean {
  const call = callAt(method, url);
  const kind = call && admittedAs(call);
  return kind !== undefined && admission.refuses(kind);
}

function sendOverloaded({ headers }: IncomingMessage, response: ServerResponse, isHttps: boolean): void {
  const requestId = randomUUID();
  const locale = localeOf(headers['accept-language']);
  const reply = problemReply(refuse('overloaded'), locale, requestId);
  response
    .writeHead(reply.problem.status, {
      ...protectiveHeaders(requestId, isHttps),
      ...withoutContent,
      ...reply.headers,
      'content-length': Buffer.byteLength(reply.body),
    })
    .end(reply.body);
}
