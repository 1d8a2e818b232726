import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holds, takes } from '#server/api/conditional.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandGzip = promisify(gunzip);
const QUALITY = 5;

/** What an answer costs besides its bytes: its address, tags and objects. Without it the smallest ones were without end. */
const OVERHEAD_BYTES = 4_096;

/** An answer, ready to be sent: compressed, with its ETag and its own headers. */
export interface KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly bytes: number;
}

/** Compresses an answer; the same bytes as `before` are not compressed again. */
export async function keepAnswer(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  before?: KeptAnswer,
): Promise<KeptAnswer> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const { brotli, gzip: gzipped } = before?.etag === etag ? before : await compress(body);
  const bytes = brotli.length + gzipped.length + JSON.stringify(headers).length + OVERHEAD_BYTES;
  return { headers, brotli, gzip: gzipped, etag, bytes };
}

async function compress(body: Buffer): Promise<Pick<KeptAnswer, 'brotli' | 'gzip'>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotli, gzipped] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { brotli, gzip: gzipped };
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
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(kept.brotli);
  if (takes(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(kept.gzip);
  return reply.send(await expandGzip(kept.gzip));
}
