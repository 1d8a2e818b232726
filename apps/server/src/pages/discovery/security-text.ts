import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';

// RFC 9116 recommends less than a year. Clients fetch the file again when it has expired.
const VALID_MS = 180 * dayInMs;

/** Returns security.txt: the contact for reporting a vulnerability (RFC 9116). */
export function securityText(origin: string, email: string, now: Date): string {
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    'Preferred-Languages: tr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
