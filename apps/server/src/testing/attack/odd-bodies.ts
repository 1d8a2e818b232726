import { gzipSync } from 'node:zlib';
import type { Random } from '@ayrac/domain/campaign/draw.ts';
import { pick } from './chance.ts';
import { hostileText } from './hostile-texts.ts';
import { hostileValue } from './hostile-values.ts';

/** A request body with the headers that describe it. */
export interface Load {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const json = { 'content-type': 'application/json' };

/** Encodes a value as JSON, as the calls expect it. */
export function jsonLoad(value: unknown): Load {
  return { body: Buffer.from(JSON.stringify(value) ?? ''), headers: json };
}

/** Encodes a value in a form that no call accepts, or under a wrong content type. */
export function oddLoad(random: Random, value: unknown): Load {
  const text = JSON.stringify(value) ?? '';
  const make = pick(random, loads);
  return make(text, random);
}

const loads: readonly ((text: string, random: Random) => Load)[] = [
  (_text, random) => jsonLoad(hostileValue(random, null)),
  (text) => ({ body: Buffer.from(text.slice(0, -1)), headers: json }),
  (text) => ({ body: Buffer.from(`${text}${text}`), headers: json }),
  (text) => ({ body: Buffer.from(`\ufeff${text}`), headers: json }),
  (text) => ({ body: Buffer.from(text, 'utf16le'), headers: json }),
  // Invalid UTF-8 within a string.
  (text) => ({ body: Buffer.from(text.replaceAll('a', '\u00ff'), 'latin1'), headers: json }),
  (text) => ({ body: Buffer.from(withKeysTwice(text)), headers: json }),
  (text) => ({ body: gzipSync(text), headers: { ...json, 'content-encoding': 'gzip' } }),
  (text) => ({ body: Buffer.from(text), headers: { ...json, 'content-encoding': 'gzip' } }),
  () => ({ body: Buffer.from('['.repeat(60_000)), headers: json }),
  () => ({ body: Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), headers: json }),
  () => ({ body: Buffer.from('{"a":'.repeat(20_000)), headers: json }),
  () => ({ body: Buffer.from(`{"a":${'9'.repeat(100_000)}}`), headers: json }),
  () => ({ body: Buffer.alloc(0), headers: json }),
  () => ({ body: Buffer.alloc(0), headers: {} }),
  () => ({ body: Buffer.alloc(200_000), headers: json }),
  (text, random) => ({ body: Buffer.from(text), headers: { 'content-type': pick(random, otherTypes) } }),
  (text) => ({ body: Buffer.from(text), headers: {} }),
  (_text, random) => formLoad(random, [['a', hostileText(random)]]),
  () => ({
    body: Buffer.from('--x\r\ncontent-disposition: form-data; name="a"; filename="../a"\r\n\r\nb\r\n--x--'),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
];

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset=odd',
  'application/merge-patch+json',
  'application/octet-stream',
  'multipart/form-data',
  'json',
  ';',
  'a/b; c="',
];

/** Repeats the first key with another value. */
function withKeysTwice(text: string): string {
  return text.replace(/^\{("[^"]*"):/, '{$1:{"a":1},$1:');
}

/** Encodes fields as a browser's form does. */
export function formLoad(random: Random, fields: readonly (readonly [name: string, value: string])[]): Load {
  const type = 'application/x-www-form-urlencoded';
  const body = new URLSearchParams(fields.map(([...field]) => field)).toString();
  const charset = pick(random, ['', '', '', '; charset=utf-8', '; charset=odd']);
  return { body: Buffer.from(body), headers: { 'content-type': type + charset } };
}
