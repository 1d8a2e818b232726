import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { keepChanges, keptChanges } from './kept-changes.ts';

const kept = { version: 3, values: { title: 'Kış lastiği' } };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('unsaved changes come back to the person who made them, and to nobody else', () => {
  vi.stubGlobal('localStorage', fakeStorage());
  keepChanges('elif', 'c1', kept);
  expect(keptChanges('elif', 'c1')).toEqual(kept);
  expect(keptChanges('elif', 'c2')).toBeUndefined();
  expect(keptChanges('can', 'c1')).toBeUndefined();
});

it('without changes nothing stays behind', () => {
  vi.stubGlobal('localStorage', fakeStorage());
  keepChanges('elif', 'c1', kept);
  keepChanges('elif', 'c1', { version: 4, values: {} });
  expect(keptChanges('elif', 'c1')).toBeUndefined();
});

it('where the browser denies storage or something else lies there, nothing is restored', () => {
  vi.stubGlobal('localStorage', undefined);
  keepChanges('elif', 'c1', kept);
  expect(keptChanges('elif', 'c1')).toBeUndefined();
  const store = fakeStorage();
  vi.stubGlobal('localStorage', store);
  store.setItem('own:elif:officeDraft:c1', '{"version":"3","values":7}');
  expect(keptChanges('elif', 'c1')).toBeUndefined();
});
