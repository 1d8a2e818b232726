import type { FastifyInstance } from 'fastify';

/** Posts a body as JSON; a string is sent unchanged. */
export function postJson(
  app: FastifyInstance,
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  remoteAddress = '192.0.2.1',
) {
  return app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
