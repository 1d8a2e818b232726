import type { FastifyRequest } from 'fastify';

const LONGEST_AGENT = 300;

/** Reads the headers by which the calling program identifies itself. */
export function callerOf({ headers }: FastifyRequest) {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? '';
  return {
    userAgent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    isPrefetch: String(purpose).includes('prefetch'),
  };
}
