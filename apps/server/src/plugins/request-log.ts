import type { FastifyServerOptions } from 'fastify';
import { maskContacts } from './mask-contacts.ts';

/** Characters of an address that logs hold; the rest says nothing more of a request. */
const LONGEST_URL = 1_000;

// The query builder ends its message with the values of the failed statement.
const parameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;

// PostgreSQL ends its message with the value that it could not read.
const typedValue = /: "[\s\S]*"$/;

/** What the logger knows how to present. */
const serialized = new Set(['req', 'res', 'err']);

/** JSON logs: each request with its id, no headers, no bodies, contact data masked. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['email', 'phone', 'phoneNumber', '*.email', '*.phone', '*.phoneNumber'], censor: '…' },
    serializers: {
      req: (request) => ({
        method: request.method,
        // Cut afterwards: half a number would be none.
        url: maskContacts(request.url ?? '').slice(0, LONGEST_URL),
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: presentError,
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...others]: unknown[] = args;
        const masked = [maskPart(first), ...others.map(maskPart)];
        // Else the logger takes the error's own message.
        const failure = first instanceof Error ? first : errorIn(first);
        if (failure !== undefined && others.length === 0) masked.push(presentError(failure).message);
        return method.apply(this, masked as typeof args);
      },
    },
  };
}

/** A part of what is logged with all its texts masked; what has a serializer is left to it. */
function maskPart(part: unknown): unknown {
  if (typeof part === 'string') return maskContacts(part);
  if (Array.isArray(part)) return part.map(maskNested);
  if (!isPlain(part)) return part;
  const own = Object.entries(part).map(([name, value]) => [
    name,
    serialized.has(name) ? value : maskNested(value),
  ]);
  return Object.fromEntries(own);
}

function maskNested(part: unknown): unknown {
  return part instanceof Error ? presentError(part) : maskPart(part);
}

function isPlain(part: unknown): part is object {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype;
}

function errorIn(part: unknown): Error | undefined {
  return isPlain(part) && 'err' in part && part.err instanceof Error ? part.err : undefined;
}

/** What logs hold of an error: nothing that a visitor typed. */
function presentError(error: Error): { type: string; message: string; stack: string; cause?: string } {
  const clean = (text: string) => maskContacts(text.replace(parameters, ''));
  const { cause } = error;
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(String(error.stack)),
    ...(cause instanceof Error ? { cause: clean(cause.message.replace(typedValue, ': "…"')) } : {}),
  };
}
