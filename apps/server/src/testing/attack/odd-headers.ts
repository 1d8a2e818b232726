import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { below, happens, pick } from './chance.ts';

/** A foreign host name that no response may contain. */
export const FOREIGN_HOST = 'zqx7-host.example';

const unsignedToken = 'eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJyb2xlcyI6IkFETUlOIn0.';

/** Wrong or hostile values by header. All are valid in HTTP, so that they reach the server. */
const oddHeaders: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['accept', ['', '*/*', 'text/html', 'application/xml;q=0.9', '///', 'text/x-script', 'a'.repeat(3_000)]],
  ['accept-language', ['', 'en', 'tr-TR,tr;q=0.9', '*', 'xx', 'en;q=abc', '../../', 'a,'.repeat(1_000)]],
  ['accept-encoding', ['', 'br', 'gzip', 'identity;q=0', '*;q=0', 'br;q=abc', 'compress', 'gzip;;,,']],
  [
    'cookie',
    [
      ...['accessToken=', 'accessToken=a.b.c', `accessToken=${unsignedToken}`, 'refreshToken=%00', '=;=;;'],
      ...[
        '__proto__=1',
        'locale=%ff',
        'locale=../en',
        'visitorId=%zz',
        'signedIn=1',
        `a=${'a'.repeat(4_000)}`,
      ],
      ...[
        'cookieConsent=%7Bbroken',
        'cookieConsent=%7B%22hasConsented%22%3A1%7D',
        'a="b; c',
        '\u00ff=\u00fe',
      ],
    ],
  ],
  [
    'authorization',
    [
      '',
      'Bearer',
      'Bearer a.b.c',
      `Bearer ${unsignedToken}`,
      'Basic Og==',
      'Digest',
      `Bearer ${'a'.repeat(5_000)}`,
    ],
  ],
  ['idempotency-key', ['', 'one-and-the-same', 'a'.repeat(3_000), "' or 1=1 --", '\u00e9', 'a b\tc']],
  ['if-none-match', ['*', '"', 'W/', '"a", "b"', 'a'.repeat(2_000)]],
  ['if-modified-since', ['never', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-10', 'bytes=5-1', 'bytes=-', 'lines=1']],
  ['host', [FOREIGN_HOST, `${FOREIGN_HOST}:1`, '[::1]:99999', '"><x>']],
  ['x-forwarded-host', [FOREIGN_HOST]],
  ['x-forwarded-proto', ['https', 'javascript', FOREIGN_HOST]],
  ['x-forwarded-for', ['', 'unknown', '::1', '10.0.0.1, 10.0.0.2', "' or 1=1", '1'.repeat(2_000)]],
  ['x-original-url', ['/admin']],
  ['x-http-method-override', ['DELETE']],
  ['origin', [`https://${FOREIGN_HOST}`, 'null', '']],
  ['referer', [`https://${FOREIGN_HOST}/`, '::', '']],
  ['sec-fetch-site', ['cross-site', 'same-site', 'none', 'odd']],
  ['sec-purpose', ['prefetch;prerender']],
  ['user-agent', ['', 'Googlebot/2.1', "<script>zqx7()</script>' or 1=1 --", 'a'.repeat(3_000), '\u00ff']],
  ['content-encoding', ['gzip', 'br', 'identity', 'odd']],
];

/** Draws some odd headers; most requests get none. */
export function drawOddHeaders(random: Random): Record<string, string> {
  if (happens(random, 0.6)) return {};
  const chosen = Array.from({ length: 1 + below(random, 3) }, () => pick(random, oddHeaders));
  return Object.fromEntries(chosen.map(([name, values]) => [name, pick(random, values)]));
}

/** Draws the network that a request seems to come from. There are so many that none reaches a rate limit. */
export function drawNetwork(random: Random): Record<string, string> {
  return { 'x-forwarded-for': `10.${below(random, 256)}.${below(random, 256)}.1` };
}
