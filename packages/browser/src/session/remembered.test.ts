import { afterEach, expect, it, vi } from 'vitest';
import { ownKey } from './own-key.ts';
import { clearTab } from './remembered.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a fake storage whose entries are its own properties, as in a browser. */
function storageOf(entries: Record<string, string>) {
  const storage: Record<string, unknown> = { ...entries };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  return storage;
}

it.each([
  ['nothing', []],
  ['own', [ownKey('a-1', 'quote-wizard')]],
] as const)('a tab that is to store %s stores %j', (left, kept) => {
  const storage = storageOf({
    [ownKey('a-1', 'quote-wizard')]: '1',
    'quote-wizard': '2',
    recentSearches: '3',
  });
  vi.stubGlobal('sessionStorage', storage);
  clearTab(left);
  expect(Object.keys(storage)).toEqual(kept);
});
