import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { below, happens, pick } from './chance.ts';
import { hostileText } from './hostile-texts.ts';

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, -0, 0.1, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)],
  // They become null on their way.
  ...[Number.NaN, Number.POSITIVE_INFINITY],
  ...[[], {}, [[]], [null], [{}], { length: 1e9 }, { toString: 1, valueOf: null }, { $gt: '' }],
  { constructor: { prototype: { isAdmin: true } } },
  // Written out, these two would mean something else.
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse('{"then":1}'),
];
// What is deeper is written by hand: it would be too deep for whoever sends it.
const depths = [50, 500, 1_500];

/** A value that was made to break something in the place of another one. */
export function hostileValue(random: Random, former: unknown): unknown {
  const kind = below(random, 10);
  if (kind < 5) return hostileText(random);
  if (kind < 8) return pick(random, oddValues);
  if (kind === 8) return pick(random, [[former], { value: former }, [former, former], asText(former)]);
  return nested(pick(random, depths), happens(random, 0.5));
}

/** A value so many levels deep. */
function nested(depth: number, isList: boolean): unknown {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** The value with one of its places, however deep, replaced by a hostile one; places are drawn on the way down. */
export function spoil(random: Random, value: unknown): unknown {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isInner || happens(random, 0.1)) return hostileValue(random, value);
  const place = pick(random, Object.keys(value));
  if (Array.isArray(value)) {
    return value.map((item, index) => (String(index) === place ? spoil(random, item) : item));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, key === place ? spoil(random, item) : item]),
  );
}

/** The object with one of its keys gone, or with some more. */
export function reshape(random: Random, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(value);
  if (entries.length > 0 && happens(random, 0.5)) {
    const place = below(random, entries.length);
    return Object.fromEntries(entries.filter((_, index) => index !== place));
  }
  const more = pick(random, ['role', 'isAdmin', 'id', 'customerId', 'constructor', 'toString', 'length', '']);
  return { ...value, [more]: hostileValue(random, value), [hostileText(random).slice(0, 200)]: 1 };
}

/** A value as somebody writes it who takes texts alone. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
