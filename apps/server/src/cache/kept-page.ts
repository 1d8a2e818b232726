import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holds, takes } from '#server/api/conditional.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const QUALITY = 5;

/** What a page costs besides its bytes: its address, tags and objects. Without it the smallest ones were without end. */
const OVERHEAD_BYTES = 4_096;

/** A rendered answer, ready to be sent: compressed, with its ETag and its own headers. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  readonly bytes: number;
}

/** Compresses a rendered answer. */
export async function keepPage(body: Buffer, headers: Readonly<Record<string, string>>): Promise<KeptPage> {
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body),
  ]);
  return {
    headers,
    brotli,
    gzip: gzipped,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
    bytes: brotli.length + gzipped.length + JSON.stringify(headers).length + OVERHEAD_BYTES,
  };
}

/** Sends a kept page: nothing where the visitor holds it already, else in the smallest form that is taken. */
export function sendKeptPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  // Browsers ask each time and get 304; what stands before us may answer for a minute.
  reply.headers({
    ...page.headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
  });
  if (holds(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (takes(accepted, 'br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (takes(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(gunzipSync(page.gzip));
}
