import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';

// RFC 9116 wants less than a year; whoever keeps the text longer asks again.
const VALID_MS = 180 * dayInMs;

/** Where somebody reports a weakness of the site that they found (RFC 9116). */
export function securityText(origin: string, email: string, now: Date): string {
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: tr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
