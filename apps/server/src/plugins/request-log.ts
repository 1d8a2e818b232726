import { maskEmail } from '@ayrac/domain/identity.ts';
import type { FastifyServerOptions } from 'fastify';

const email = /[^\s"'/=&?]+(?:@|%40)[^\s"'/=&?]+/g;
const phone = /(?:\+|%2B)?\d{10,14}/g;

/** An address as logs may hold it: e-mails and phone numbers in it are masked. */
export function maskContacts(text: string): string {
  return text
    .replace(email, (found) => maskEmail(found.replace('%40', '@')))
    .replace(phone, (found) => `${found.slice(0, 3)}…${found.slice(-2)}`);
}

/** JSON logs: each request with its id, no headers, no bodies, contact data masked. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], undefined> {
  return {
    level,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: ['email', 'phone', 'phoneNumber', '*.email', '*.phone', '*.phoneNumber'], censor: '…' },
    serializers: {
      req: (request) => ({ method: request.method, url: maskContacts(request.url ?? '') }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({
        type: error.name ?? 'Error',
        message: maskContacts(String(error.message)),
        stack: maskContacts(String(error.stack)),
      }),
    },
  };
}
