import { allEndpoints } from '@ayrac/contract/all-endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { docsPage } from '#server/api/docs-page.ts';
import { describeApi } from '#server/api/open-api.ts';
import type { Env } from '#server/env.ts';

/** Serves the OpenAPI description, and in development a page that shows it. */
export function registerApiDocs(app: FastifyInstance, { origin, mode }: Pick<Env, 'origin' | 'mode'>): void {
  const describe = () => describeApi(allEndpoints, origin);
  // Built on the first request, so that starting does not wait for it.
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(describe());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(document);
  });
  if (mode !== 'development') return;
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(docsPage(describe())),
  );
}
