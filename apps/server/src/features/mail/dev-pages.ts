import { isIP } from 'node:net';
import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { isLoopback } from '#server/settings.ts';
import type { FindAddress } from './delivery/attempt.ts';
import { letterPage, listPage } from './dev-page.ts';
import { presentLetter } from './present-letter.ts';
import { findMail, listMails } from './queries.ts';
import type { mail } from './table.ts';

const NEWEST = 100;
const page = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'" };
// Shows the mail like a mail program: with our own pictures, but without scripts or working links.
const letter = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
};

type Row = typeof mail.$inferSelect;

/**
 * Registers pages that show mails, in development and demos only. They answer only browsers on this machine: public
 * sites and requests through a proxy get nothing.
 */
export function registerMailPages(
  app: FastifyInstance,
  db: Database,
  { env, isDemo }: Services,
  findAddress: FindAddress,
): void {
  if (env.isPublic || (env.mode !== 'development' && !isDemo)) return;

  const addressOf = async (row: Row) =>
    row.recipient ?? (row.accountId === null ? undefined : await findAddress(db, row.accountId)) ?? '';

  const find = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const row = isUuid(request.params.id) ? await findMail(db, request.params.id) : undefined;
    if (!isFromHere(request) || row === undefined) throw new RefusalError('not-found');
    return row;
  };

  app.get('/dev/mails', async (request, reply) => {
    if (!isFromHere(request)) throw new RefusalError('not-found');
    const rows = await listMails(db, NEWEST);
    const shown = await Promise.all(rows.map(async (row) => ({ ...row, to: await addressOf(row) })));
    return reply.headers(page).type('text/html; charset=utf-8').send(listPage(shown));
  });

  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const row = await find(request);
    const written = row.state === 'sent' ? undefined : presentLetter(row, env);
    const html = letterPage({ ...row, to: await addressOf(row) }, written);
    return reply.headers(page).type('text/html; charset=utf-8').send(html);
  });

  app.get<{ Params: { id: string } }>('/dev/mails/:id/html', async (request, reply) => {
    const row = await find(request);
    if (row.state === 'sent') throw new RefusalError('not-found');
    return reply.headers(letter).type('text/html; charset=utf-8').send(presentLetter(row, env).html);
  });
}

/**
 * Checks the remote address and the host name, since another site's name may resolve to this machine (DNS rebinding).
 */
function isFromHere({ socket, headers, hostname }: FastifyRequest): boolean {
  const remote = socket.remoteAddress ?? '';
  const isNear = isIP(remote) !== 0 && isLoopback(remote.replace(/^::ffff:/, ''));
  const isForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  return isNear && !isForwarded && isLoopback(hostname);
}
