import type { FastifyReply, FastifyRequest } from 'fastify';
import { freeBody } from './compress-whole.ts';
import { CompressedBody } from './compressed-body.ts';
import { encodingsIn } from './conditional.ts';
import type { PackedPart } from './packed-part.ts';

/** Bodies with fewer bytes are sent as they are. */
const LEAST = 1024;

/**
 * Sends a text that is made for this reply alone, compressed in an encoding that the client accepts. `packed` is a part
 * of it that is compressed already.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  packed?: PackedPart,
): Promise<FastifyReply> {
  if (body.length < LEAST) return reply.send(body);
  reply.header('vary', 'accept-encoding');
  const accepted = encodingsIn(request.headers['accept-encoding']);
  if (accepted.length === 0) return reply.send(body);
  const compressed = await CompressedBody.of(body, accepted, packed);
  freeBody(body);
  const { encoding, bytes } = await compressed.in(accepted);
  return reply.header('content-encoding', encoding).send(bytes);
}
