import { expect, it } from 'vitest';
import { keyKeeper, randomKey } from './idempotency.ts';

it('keeps the key while the content stays the same, and makes a new one when it changes', () => {
  let made = 0;
  const keyFor = keyKeeper(() => `key-${++made}`);
  const said = [{ name: 'Işıl' }, { name: 'Işıl' }, { name: 'Ege' }, { name: 'Işıl' }].map(keyFor);
  expect(said).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

it('makes keys that a header may carry, each another one', () => {
  const keys = Array.from({ length: 50 }, randomKey);
  expect(keys.filter((key) => !/^[\x21-\x7e]{8,128}$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(50);
});
