import type { RenderPage, Site } from '@ayrac/contract/page.ts';
import type { FastifyRequest } from 'fastify';
import { localeOfPath } from '#server/api/request-locale.ts';
import type { Visitor } from '#server/api/visitor.ts';
import type { Run } from '#server/cache/through-cache.ts';
import type { Services } from '#server/services.ts';
import type { PageAddress } from './cacheable.ts';
import { type CallParts, openPageCall } from './page-call.ts';
import type { PageStyles } from './page-styles.ts';

/** Dependencies of rendering a page. */
export interface PageParts extends CallParts {
  readonly render: RenderPage;
  /** Content security policy of all pages. Only the preview of a draft may be framed. */
  readonly policy: string;
  readonly styles: PageStyles | undefined;
}

/** Renders a page or its data from a normalised address. */
export async function runPage(
  parts: PageParts,
  request: FastifyRequest,
  { address, isPublic }: PageAddress,
  visitor?: Visitor,
): Promise<Run> {
  const { env } = parts.services;
  const locale = localeOfPath(address);
  const { api, now, report, dependencies } = openPageCall(parts, request, locale, visitor);
  const headers = isPublic ? new Headers() : ownHeaders(request);
  const response = await parts.render(toFetchRequest(request, env.origin + address, headers), {
    api,
    locale,
    now,
    site: siteOf(parts.services),
    requestId: request.id,
    report,
  });
  const rendered = Buffer.from(await response.arrayBuffer());
  const replyHeaders = Object.fromEntries(response.headers);
  const isPage = replyHeaders['content-type']?.startsWith('text/html');
  if (isPage) {
    replyHeaders['content-security-policy'] = isPreview(address)
      ? parts.policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      : parts.policy;
  } else if (/\.data(?:\?|$)/.test(address)) {
    // Search engines must not index the router's data.
    replyHeaders['x-robots-tag'] = 'noindex';
  }
  const styles = isPage ? parts.styles : undefined;
  const body = styles?.insertInto(rendered) ?? rendered;
  return { status: response.status, headers: replyHeaders, body, packed: styles?.packed, ...dependencies() };
}

/** Whether an address is the preview of a draft, the only page that the office shows in a frame. */
function isPreview(address: string): boolean {
  return /^(?:\/en)?\/onizleme\//.test(address);
}

function siteOf({ env, isDemo }: Services): Site {
  const { origin, controller, consentMode, gtmId, chatbotUrl, social } = env;
  return { origin, isDemo, controller, consentMode, gtmId, chatbotUrl, social };
}

/**
 * Creates the request for the router. Its URL has the site's configured origin instead of the visitor's `Host`, because
 * the page may be cached for others.
 */
function toFetchRequest(request: FastifyRequest, url: string, headers: Headers): Request {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(url, { method, headers, body });
}

/**
 * Returns a visitor's headers without `Host` and `Origin`. The origin of a form was checked earlier, against the origin
 * that the visitor sees.
 */
function ownHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  for (const name of ['host', 'origin']) headers.delete(name);
  return headers;
}
