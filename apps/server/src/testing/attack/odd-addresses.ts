import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { pick } from './chance.ts';
import { hostileText } from './hostile-texts.ts';

/** Characters of a part of an address: the server's limit of a whole one is passed, that of its head is not. */
const LONGEST_PART = 6_000;

/** Parts of an address that are no encoded text; two dots alone would be taken away on the way. */
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

/** A text as a part of an address. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, LONGEST_PART);
}

/** A part of a path that was made to break something; it may be cut in the middle of a sign. */
export function hostilePart(random: Random): string {
  return pick(random, [encodePart(hostileText(random)), pick(random, rawParts)]);
}

/** A whole query, without its question mark, that nobody's form writes. */
export function hostileQuery(random: Random): string {
  return pick(random, rawQueries);
}

/** Parameters as a query, without its question mark. */
export function writeQuery(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`)
    .join('&');
}
