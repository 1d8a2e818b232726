import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedBody, type Compression } from './compressed-body.ts';
import { encodingsIn, holds } from './conditional.ts';
import type { PackedPart } from './packed-part.ts';

/**
 * Memory of a cache entry besides its body: address, tags and objects. Without it, the byte limit would allow any
 * number of tiny entries.
 */
const OVERHEAD_BYTES = 4_096;
const ETAG_LENGTH = 27;

/** A response that is ready to send: compressed, with its ETag and its own headers. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: CompressedBody;
  readonly etag: string;
  readonly bytes: number;
}

/** Response that is to be compressed. */
interface UncompressedResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Digest that identifies the body. By default the body itself is hashed. */
  readonly digest?: string | undefined;
  /** Part of the body that is compressed already. */
  readonly packed?: PackedPart | undefined;
}

/**
 * Compresses a response in one of the accepted encodings. If the bytes equal those of `before`, its compressed body is
 * reused.
 */
export async function compressResponse(
  { headers, body, digest = digestOf(body), packed }: UncompressedResponse,
  accepted: readonly Compression[],
  before?: CachedResponse,
): Promise<CachedResponse> {
  const etag = `"${digest.slice(0, ETAG_LENGTH)}"`;
  const compressed = before?.etag === etag ? before.body : await CompressedBody.of(body, accepted, packed);
  const bytes = compressed.bytes + JSON.stringify(headers).length + OVERHEAD_BYTES;
  return { headers, body: compressed, etag, bytes };
}

/** Returns the SHA-256 of bytes or of a text, in characters that an ETag may contain. */
export function digestOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** Sends a cached response: 304 if the client has it already, otherwise in an encoding that the client accepts. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
): Promise<FastifyReply> {
  // Browsers revalidate on each request and get 304; a shared cache in front of the server may use the response for a
  // minute.
  reply.headers({
    ...kept.headers,
    etag: kept.etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
  });
  if (holds(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  const { encoding, bytes } = await kept.body.in(encodingsIn(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
