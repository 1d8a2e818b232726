import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { plainPath } from '@ayrac/domain/screen/site-path.ts';
import type { FastifyRequest } from 'fastify';
import { localeOfPath } from '#server/api/request-locale.ts';
import type { Run } from '#server/cache/through-cache.ts';
import { gatherHit, gatherMissing } from '#server/features/redirect/gather-requests.ts';
import { redirectOf } from '#server/features/redirect/kept-redirects.ts';
import type { PageAddress } from './cacheable.ts';
import { type PageParts, runPage } from './render-page.ts';

/**
 * Renders a page, or redirects when the page is gone and the office has set a redirect. Redirects are looked up only
 * after a 404 or 410, so none can hide an existing page.
 */
export async function runOrMove(parts: PageParts, request: FastifyRequest, page: PageAddress): Promise<Run> {
  const run = await runPage(parts, request, page);
  const { pathname } = new URL(`http://page${page.address}`);
  if ((run.status !== 404 && run.status !== 410) || run.isDatabaseUnavailable || pathname.endsWith('.data'))
    return run;
  const now = parts.services.clock();
  const moved = await redirectOf(parts, plainPath(pathname));
  if (moved === undefined) {
    if (run.status === 404) gatherMissing(parts.db, pathname, request.ip, now);
    return run;
  }
  gatherHit(parts.db, moved.id, now);
  const location = inLocale(moved.toPath, localeOfPath(page.address));
  return { ...run, status: 301, headers: { location, 'cache-control': 'no-store' }, body: Buffer.alloc(0) };
}
