import type { FastifyRequest } from 'fastify';
import type { Dispatch } from '#server/api/dispatch.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inProcessClient } from '#server/api/in-process.ts';
import { type Database, isDatabaseAway } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { PageAddress } from './cacheable.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { localeOfPath } from './page-path.ts';
import type { RenderPage } from './renderer.ts';

const LONGEST_LIFE_MS = 60_000;

/** What rendering needs. */
export interface PageParts {
  readonly db: Database;
  readonly services: Services;
  readonly dispatch: Dispatch;
  readonly render: RenderPage;
}

/** One rendered answer with what was learnt while it was made. */
export interface PageRun {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  readonly freshUntil: number;
  /** Whether the database was away, so that the answer is an error page for want of data. */
  readonly isDatabaseAway: boolean;
}

/** Renders a page, or its data, from an address whose unknown parameters are already gone. */
export async function runPage(
  parts: PageParts,
  request: FastifyRequest,
  { address, isPublic }: PageAddress,
): Promise<PageRun> {
  const { services } = parts;
  const { env } = services;
  const now = services.clock();
  const tags = new Set<string>();
  let freshUntil = now.getTime() + LONGEST_LIFE_MS;
  let failure: unknown;
  const context: CallContext = {
    db: parts.db,
    services,
    now,
    // A public page holds nothing about the visitor, so nobody in particular asks for it.
    caller: { kind: 'anonymous' },
    locale: localeOfPath(address),
    address: request.ip,
    requestId: request.id,
    idempotencyKey: undefined,
    ifNoneMatch: undefined,
    takesBrotli: false,
    uses: (...used) => {
      for (const tag of used) tags.add(tag);
    },
    expires: (at) => {
      freshUntil = Math.min(freshUntil, at.getTime());
    },
  };
  const api = inProcessClient(parts.dispatch, context, (error) => {
    failure = error;
    if (!isDatabaseAway(error)) request.log.error({ err: error }, 'a page could not be made');
  });
  const headers = isPublic ? new Headers() : ownHeaders(request);
  const response = await parts.render(toFetchRequest(request, env.origin + address, headers), {
    api,
    locale: context.locale,
    now,
    site: {
      origin: env.origin,
      isDemo: services.isDemo,
      controller: env.controller,
      social: env.social,
    },
    requestId: request.id,
  });
  const body = Buffer.from(await response.arrayBuffer());
  const replyHeaders = Object.fromEntries(response.headers);
  if (replyHeaders['content-type']?.startsWith('text/html')) {
    replyHeaders['content-security-policy'] = contentSecurityPolicy(body.toString('utf8'), env.mode);
  }
  return {
    status: response.status,
    headers: replyHeaders,
    body,
    tags,
    freshUntil,
    isDatabaseAway: failure !== undefined && isDatabaseAway(failure),
  };
}

/**
 * The request as the router reads it. Its address is of the site's own origin, whatever the visitor calls the site:
 * the page that is made of it may be kept for others.
 */
function toFetchRequest(request: FastifyRequest, url: string, headers: Headers): Request {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method, headers, body });
}

/** What one visitor sent. Where a form comes from was judged before, by what the visitor sees as our origin. */
function ownHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  for (const name of ['host', 'origin']) headers.delete(name);
  return headers;
}
