import { expect, it } from 'vitest';
import { parseIdempotencyKey } from './idempotency-key.ts';

it.each(['a', '0f8fad5b-d9cb-469f-a165-70867728950e', 'x'.repeat(128)])('the key "%s" is accepted', (key) => {
  expect(parseIdempotencyKey(key)).toEqual({ kind: 'ok', value: key });
});

it.each([
  ['', 'required'],
  ['x'.repeat(129), 'too-long'],
  ['two words', 'invalid'],
  ['anahtarı', 'invalid'],
  ['tab\there', 'invalid'],
])('the key "%s" is refused: %s', (key, problem) => {
  expect(parseIdempotencyKey(key)).toEqual({ kind: 'problem', problem });
});
