import { maskEmail, maskPhone } from '@ayrac/domain/identity.ts';
import type { FastifyServerOptions } from 'fastify';

/** Characters of an address that logs hold; the rest says nothing more of a request. */
const LONGEST_URL = 1_000;

// Every repetition is bounded: texts of any length are searched in proportion to it.
const at = '(?:@|%(?:25)?40)';
const email = new RegExp(`[^\\s"'/=&?<>()]{1,192}?${at}[^\\s"'/=&?<>(),;]{1,255}`, 'g');
const gap = '(?:[\\s().+-]|%20|%28|%29){0,4}';
const turkishPhone = `(?:(?:\\+|%2B|00)?90${gap}|0)?${gap}5(?:${gap}\\d){9}`;
// A phone as people write it, or any run of digits as long as one; not within a longer word such as a UUID.
const phone = new RegExp(`(?<![\\w-])(?:${turkishPhone}|(?:\\+|%2B)?\\d{10,14})(?![\\w-])`, 'g');
// The query builder ends its message with the values of the failed statement.
const parameters = /\nparams:[\s\S]*?(?=\n {4}at |$)/g;

// What a link of a mail carries opens an account; a username is often somebody's name.
const ownParameter = /([?&](?:kod|username)=)[^&#\s"]+/g;

/** A text as logs may hold it: e-mails, phone numbers, mailed codes and asked-for usernames in it are masked. */
export function maskContacts(text: string): string {
  return text
    .replace(ownParameter, '$1…')
    .replace(email, (found) => maskEmail(found.replace(/%(?:25)?40/, '@')))
    .replace(phone, maskPhone);
}

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
        url: maskContacts((request.url ?? '').slice(0, LONGEST_URL)),
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: presentError,
    },
    hooks: {
      logMethod(args, method) {
        const masked = args.map((part: unknown) => (typeof part === 'string' ? maskContacts(part) : part));
        return method.apply(this, masked as typeof args);
      },
    },
  };
}

/** What logs hold of an error: nothing that a visitor typed. */
function presentError(error: Error): { type: string; message: string; stack: string; cause?: string } {
  const clean = (text: string) => maskContacts(text.replace(parameters, ''));
  const { cause } = error;
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(String(error.stack)),
    ...(cause instanceof Error ? { cause: clean(cause.message) } : {}),
  };
}
