import type { FastifyInstance } from 'fastify';
import { readBody, type Send } from './exchange.ts';

/** Sends requests to a server in the same process, without a socket. */
export function sendInProcess(app: FastifyInstance): Send {
  return async ({ method, url, headers, body }) => {
    const begun = performance.now();
    const payload = body === undefined ? {} : { payload: body };
    const reply = await app.inject({ method, url, headers: { ...headers }, ...payload });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: readBody(reply.rawPayload, reply.headers),
      ms: performance.now() - begun,
    };
  };
}
