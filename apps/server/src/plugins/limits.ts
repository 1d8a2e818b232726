import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerOptions, STATUS_CODES } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import type { FastifyInstance } from 'fastify';
import { presentProblem } from '#server/api/problem.ts';
import { networksOf } from '#server/guards/network.ts';

/** Longest URL in characters. The longest that the site itself makes, a data request with a search, is far shorter. */
const LONGEST_URL = 4_096;

/**
 * Limit of the request line and headers in bytes. It exceeds the longest URL, so that a URL that is too long is refused
 * as such.
 */
const HEADER_BYTES = 24 * 1024;

/** Time to send the headers of a request, so that slow clients cannot hold connections. */
const HEADERS_TIMEOUT_MS = 10_000;

/** Time to send a whole request. */
const REQUEST_TIMEOUT_MS = 20_000;

/** How often Node looks for timed-out requests. Its default is every 30 seconds. */
const TIMEOUT_CHECK_MS = 1_000;

/** Time for which an idle connection is kept. Load balancers keep theirs for at most a minute. */
const KEEP_ALIVE_MS = 72_000;

/** Limits for Node's HTTP server. */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: HEADER_BYTES,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: TIMEOUT_CHECK_MS,
};

/** Refuses URLs longer than any link of the site, and requests with more than one `Host` header. */
export function registerRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, raw }) => {
    if (url.length > LONGEST_URL) throw new RefusalError('uri-too-long');
    // A proxy in front of the server may have read the other one.
    const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) throw new RefusalError('malformed-request');
  });
}

/**
 * Closes new connections from a network that already holds its limit: `most` for the narrowest network, a larger share
 * for a wider one. It uses the address of the connection itself, so behind a proxy this limit belongs in the proxy.
 */
export function capConnections(server: Server, most: number): void {
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    // The address is undefined when the client has already disconnected.
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

/** Why Node could not read a request. */
type Unreadable = { readonly code?: string | undefined; readonly rawPacket?: unknown };

/**
 * Answers data that is not a readable request with a problem body, written by hand because no reply object exists, then
 * closes the connection.
 */
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

/** Answers CONNECT with 405, since this server is not a proxy. Node would close the connection without a response. */
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
