import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from './handler.ts';

/** The part of a call's context that belongs to one visitor. */
export type Visitor = Pick<CallContext, 'caller' | 'cookies' | 'setCookie'>;

/** The anonymous visitor, for replies that are the same for everyone. */
export const nobody: Visitor = {
  caller: { kind: 'anonymous' },
  cookies: {},
  setCookie: () => {
    throw new Error('A response that is the same for all visitors cannot set a cookie.');
  },
};

/** Reads the visitor of a request. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  return {
    caller: request.caller,
    cookies: request.cookies,
    setCookie: (header) => reply.header('set-cookie', header),
  };
}
