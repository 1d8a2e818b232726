import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { below, happens, pick } from './chance.ts';
import { hostileText } from './hostile-texts.ts';

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, -0, 0.1, 1e21, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63)],
  // JSON turns these into null.
  ...[Number.NaN, Number.POSITIVE_INFINITY],
  ...[[], {}, [[]], [null], [{}], { length: 1e9 }, { toString: 1, valueOf: null }, { $gt: '' }],
  { constructor: { prototype: { isAdmin: true } } },
  // Parsed from JSON, because as object literals they would mean something else.
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  JSON.parse('{"then":1}'),
];
// Deeper values are written as text in `odd-bodies.ts`, because serialising them would overflow the sender's stack.
const depths = [50, 500, 1_500];

/** Draws a hostile value to replace another one. */
export function hostileValue(random: Random, former: unknown): unknown {
  const kind = below(random, 10);
  if (kind < 5) return hostileText(random);
  if (kind < 8) return pick(random, oddValues);
  if (kind === 8) return pick(random, [[former], { value: former }, [former, former], asText(former)]);
  return nested(pick(random, depths), happens(random, 0.5));
}

/** Returns a value with this many nested levels. */
function nested(depth: number, isList: boolean): unknown {
  let value: unknown = null;
  for (let level = 0; level < depth; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** Replaces a random part of a value, at any depth, by a hostile value. */
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

/** Removes a key of an object or adds some. */
export function reshape(random: Random, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(value);
  if (entries.length > 0 && happens(random, 0.5)) {
    const place = below(random, entries.length);
    return Object.fromEntries(entries.filter((_, index) => index !== place));
  }
  const more = pick(random, ['role', 'isAdmin', 'id', 'customerId', 'constructor', 'toString', 'length', '']);
  return { ...value, [more]: hostileValue(random, value), [hostileText(random).slice(0, 200)]: 1 };
}

/** Writes a value as text, for inputs that only take text. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
