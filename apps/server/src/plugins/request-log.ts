import type { FastifyServerOptions } from 'fastify';
import { maskContacts } from './mask-contacts.ts';

/** Longest URL in a log line, in characters. */
const LONGEST_URL = 1_000;

// The query builder's error message ends with the parameters of the failed statement.
const parameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;

// PostgreSQL's error message ends with the value that it could not parse.
const typedValue = /: "[\s\S]*"$/;

/** Keys that have a serializer in the logger. */
const serialized = new Set(['req', 'res', 'err']);

/** Options for JSON logs: each request with its id, without headers and bodies, and with contact data masked. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['email', 'phone', 'phoneNumber', '*.email', '*.phone', '*.phoneNumber'], censor: '…' },
    serializers: {
      req: (request) => ({
        method: request.method,
        // Cut after masking: half a phone number would not be recognised.
        url: maskContacts(request.url ?? '').slice(0, LONGEST_URL),
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: presentError,
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...others]: unknown[] = args;
        const masked = [maskPart(first), ...others.map(maskPart)];
        // Without a message, the logger would take the error's own, unmasked one.
        const failure = first instanceof Error ? first : errorIn(first);
        if (failure !== undefined && others.length === 0) masked.push(presentError(failure).message);
        return method.apply(this, masked as typeof args);
      },
    },
  };
}

/** Masks every string in one logged argument. Values with a serializer are left to the serializer. */
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

/** Returns the loggable parts of an error, without anything that a visitor typed. */
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
