import { findOfficeScreen, officeAreas, officeStart } from '@ayrac/domain/screen/office-screens.ts';
import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { storedLocaleOf } from '#server/api/request-locale.ts';
import { sendCompressed } from '#server/cache/send-compressed.ts';
import type { Pages } from '../pages.ts';

const RETRY_AFTER_S = '300';

/** Dependencies of the back office's routes. */
interface OfficeParts {
  readonly readOffice: Pages['readOffice'];
  readonly policy: string;
}

/**
 * Serves the document of the back office at each of its addresses, uncached and not indexed. It contains no data; each
 * of its calls checks who may see what.
 */
export function registerOffice(app: FastifyInstance, parts: OfficeParts): void {
  for (const area of officeAreas) {
    app.get(area, (request, reply) => sendMoved(request, reply, officeStart(area)));
    app.get(`${area}/*`, (request, reply) => sendOffice(parts, request, reply));
  }
}

async function sendOffice(
  { readOffice, policy }: OfficeParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname } = new URL(`http://office${request.url}`);
  if (findOfficeScreen(pathname) === undefined) {
    const path = pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '');
    if (path !== pathname && findOfficeScreen(path) !== undefined) return sendMoved(request, reply, path);
    // As specified, an unknown address looks like a screen under maintenance.
    reply.code(503).header('retry-after', RETRY_AFTER_S);
  }
  const office = await readOffice(pathname);
  const locale = storedLocaleOf(request.headers.cookie);
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
  });
  const body = Buffer.from(office.replace(`<html lang="${defaultLocale}">`, `<html lang="${locale}">`));
  return sendCompressed(request, reply, body);
}

function sendMoved(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const { search } = new URL(`http://office${request.url}`);
  return reply
    .code(302)
    .headers({ location: path + search, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send();
}
