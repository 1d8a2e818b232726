import { afterEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { ownKey } from './own-key.ts';
import { clearTab } from './remembered.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing', []],
  ['own', [ownKey('a-1', 'quote-wizard')]],
] as const)('a tab that is to store %s stores %j', (left, kept) => {
  const storage = fakeStorage({
    [ownKey('a-1', 'quote-wizard')]: '1',
    'quote-wizard': '2',
    recentSearches: '3',
  });
  vi.stubGlobal('sessionStorage', storage);
  clearTab(left);
  expect(Object.keys(storage)).toEqual(kept);
});
