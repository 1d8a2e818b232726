import type { FastifyInstance } from 'fastify';

/** Posts a form of the site's own page, as a browser without script does. */
export function postForm(app: FastifyInstance, url: string, fields: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });
}
