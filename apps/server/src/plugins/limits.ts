import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import type { FastifyInstance } from 'fastify';
import { presentProblem } from '#server/api/problem.ts';
import { networksOf } from '#server/guards/network.ts';

/** Characters of an address; the longest that we make, a data request with a search, stays far below. */
const LONGEST_URL = 4_096;

/** Bytes of request line and headers: more than the longest address, so that it can be refused by its name. */
const HEADER_BYTES = 24 * 1024;

/** How long a client may take to send the headers of a request: slow senders may not hold connections. */
const HEADERS_TIMEOUT_MS = 10_000;

/** The same for a whole request. */
const REQUEST_TIMEOUT_MS = 20_000;

/** How often Node looks for slow senders; left to itself, twice a minute. */
const TIMEOUT_CHECK_MS = 1_000;

/** What Node's own server is told of limits; Fastify turns the last one off unless it is set. */
export const connectionLimits = {
  http: {
    maxHeaderSize: HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  },
  requestTimeout: REQUEST_TIMEOUT_MS,
};

/** Refuses addresses that nobody follows a link to, and requests that say twice whom they are for. */
export function registerRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw }) => {
    if (url.length > LONGEST_URL) throw new RefusalError('uri-too-long');
    // What stands between may read the other one.
    const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) throw new RefusalError('malformed-request');
  });
}

/**
 * Hangs up on new connections of a network that holds `most` of them already, or of a wide one that holds its share.
 * The connection itself says whose it is, so behind a proxy this must be left to the proxy.
 */
export function capConnections(server: Server, most: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    // Who has hung up has no address any more.
    const networks = networksOf(socket.remoteAddress ?? '');
    const isFull = networks.some(({ network, share }) => (held.get(network) ?? 0) >= most * share);
    if (isFull) return void socket.destroy();
    for (const { network } of networks) held.set(network, (held.get(network) ?? 0) + 1);
    socket.once('close', () => {
      for (const { network } of networks) {
        const left = (held.get(network) ?? 0) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      }
    });
  });
}

/** Why a request could not be read, as Node tells it. */
type Unreadable = { readonly code?: string | undefined; readonly rawPacket?: unknown };

/** Answers what could not even be read as a request: in the shape of every refusal, by hand, then hangs up. */
export function refuseUnreadable(error: Unreadable, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = presentProblem(refuse(codeOf(error)), defaultLocale, randomUUID());
  const body = JSON.stringify(problem);
  const allow = problem.status === 405 ? 'allow: GET, HEAD, POST\r\n' : '';
  socket.end(
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${allow}` +
      'content-type: application/problem+json; charset=utf-8\r\ncache-control: no-store\r\n' +
      'x-content-type-options: nosniff\r\nconnection: close\r\n' +
      `x-request-id: ${problem.requestId}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Answers CONNECT, which Node else hangs up on: this server is nobody's tunnel. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  refuseUnreadable({ code: 'HPE_INVALID_METHOD' }, socket);
}

function codeOf(error: Unreadable) {
  if (error.code === 'HPE_INVALID_METHOD') return 'method-not-allowed';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout';
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request';
  const lineEnd = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.indexOf('\r\n') : -1;
  return lineEnd === -1 || lineEnd > LONGEST_URL ? 'uri-too-long' : 'malformed-request';
}
