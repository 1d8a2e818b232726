import { expect, it } from 'vitest';
import { keyKeeper, randomKey } from './idempotency.ts';

it('keeps the key while the content is the same, and creates a new one when it changes', () => {
  let made = 0;
  const keyFor = keyKeeper(() => `key-${++made}`);
  const keys = [{ name: 'Işıl' }, { name: 'Işıl' }, { name: 'Ege' }, { name: 'Işıl' }].map(keyFor);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

it('creates unique keys that are valid in a header', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  expect(keys.filter((key) => !/^[\x21-\x7e]{8,128}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(50);
});
