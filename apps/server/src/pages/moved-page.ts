import { inLocale } from '@ayrac/domain/page-address.ts';
import { plainPath } from '@ayrac/domain/site-path.ts';
import type { FastifyRequest } from 'fastify';
import type { Run } from '#server/cache/through-cache.ts';
import { gatherHit, gatherMissing } from '#server/features/redirect/gather-requests.ts';
import { redirectOf } from '#server/features/redirect/kept-redirects.ts';
import type { PageAddress } from './cacheable.ts';
import { localeOfPath } from './page-path.ts';
import { type PageParts, runPage } from './render-page.ts';

/**
 * Renders a page, or leads on where there is none any more and the office has named another one. A page that exists is
 * never asked about, so that no redirect can hide it.
 */
export async function runOrMove(parts: PageParts, request: FastifyRequest, page: PageAddress): Promise<Run> {
  const run = await runPage(parts, request, page);
  const { pathname } = new URL(`http://page${page.address}`);
  if ((run.status !== 404 && run.status !== 410) || run.isDatabaseAway || pathname.endsWith('.data'))
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
