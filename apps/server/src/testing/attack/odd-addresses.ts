import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { pick } from './chance.ts';
import { hostileText } from './hostile-texts.ts';

/** Longest part of a URL, in characters: beyond the server's limit for a URL, but within its limit for headers. */
const LONGEST_PART = 6_000;

/** URL parts that are not valid encoded text. A plain `..` is missing, because clients resolve it. */
const rawParts = [
  ...['%', '%z', '%zz', '%00', '%ff', '%c0%af', '%ed%a0%80', '%f4%90%80%80', '%2f', '%5c', '..;'],
  ...[
    '%2e%2e%2f',
    '..%2f',
    '..%5c',
    '%252e%252e%252f',
    '~',
    '*',
    '!',
    "'",
    '(',
    '$',
    ';a=b',
    '@',
    ':',
    '%0d%0aset-cookie:%20a=b',
  ],
];

const rawQueries = [
  ...['&', '&&&', '=', '==', '?', '??a', 'a', '%', '%zz=%zz', '%00=%00', 'q=%ff%fe', 'q=%ed%a0%80', 'q[]=1'],
  ...['q[a][b]=1', '__proto__[a]=1', '__proto__=1', 'constructor=1', 'sayfa=1&sayfa=2', 'q=a&q=b', 'a;b=c'],
  ...['_routes=', '_routes=../..', '_routes=root,', 'index', 'index&index', `${'a=1&'.repeat(500)}`],
  `q=${'%20'.repeat(900)}`,
];

/** Encodes a text as a part of a URL. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, LONGEST_PART);
}

/** Draws a hostile part of a path. It may be cut in the middle of an encoded character. */
export function hostilePart(random: Random): string {
  return pick(random, [encodePart(hostileText(random)), pick(random, rawParts)]);
}

/** Draws a query, without the question mark, that no form would send. */
export function hostileQuery(random: Random): string {
  return pick(random, rawQueries);
}

/** Writes parameters as a query, without the question mark. */
export function writeQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');
}
