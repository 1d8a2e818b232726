import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from './handler.ts';

/** The part of a call's context that is one visitor's own. */
export type Visitor = Pick<CallContext, 'caller' | 'cookies' | 'setCookie'>;

/** Who is meant where the answer is for everyone. */
export const nobody: Visitor = {
  caller: { kind: 'anonymous' },
  cookies: {},
  setCookie: () => {
    throw new Error('An answer for everyone sets no cookie.');
  },
};

/** Who sends this request. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  return {
    caller: request.caller,
    cookies: request.cookies,
    setCookie: (header) => reply.header('set-cookie', header),
  };
}
