import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, holds } from '#server/api/conditional.ts';
import { CompressedBody, type Encoding } from './compressed-body.ts';

/** What an answer costs besides its bytes: its address, tags and objects. Without it any number of tiny ones would fit. */
const OVERHEAD_BYTES = 4_096;

/** An answer, ready to be sent: compressed, with its ETag and its own headers. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CompressedBody;
  readonly etag: string;
  readonly bytes: number;
}

/** Compresses an answer as it is asked for; the same bytes as `before` are not compressed again. */
export async function keepAnswer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
  before?: KeptAnswer,
): Promise<KeptAnswer> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const compressed = before?.etag === etag ? before.body : await CompressedBody.of(body, encoding);
  const bytes = compressed.bytes + JSON.stringify(headers).length + OVERHEAD_BYTES;
  return { headers, body: compressed, etag, bytes };
}

/** Sends a kept answer: nothing where the visitor holds it already, else in the smallest form that is taken. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptAnswer,
): Promise<FastifyReply> {
  // Browsers ask each time and get 304; what stands before us may answer for a minute.
  reply.headers({
    ...kept.headers,
    etag: kept.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
  });
  if (holds(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await kept.body.in(encoding));
}
