import { afterEach, describe, expect, it, vi } from 'vitest';
import { readJson, withStorage } from './browser-storage.ts';
import { deniedStorage, fakeStorage } from './testing/fake-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a storage of the browser', () => {
  it('is used by its name', () => {
    vi.stubGlobal('sessionStorage', fakeStorage({ place: 'tab' }));
    vi.stubGlobal('localStorage', fakeStorage({ place: 'device' }));
    expect(withStorage('sessionStorage', (storage) => storage.getItem('place'))).toBe('tab');
    expect(withStorage('localStorage', (storage) => storage.getItem('place'))).toBe('device');
  });

  it.each([
    ['does not exist', undefined],
    ['is denied', deniedStorage()],
  ])('gives undefined where it %s', (_case, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(withStorage('localStorage', (stored) => stored.getItem('place'))).toBeUndefined();
  });

  it('gives undefined where reading the property throws', () => {
    const former = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });
    try {
      expect(withStorage('localStorage', () => 'used')).toBeUndefined();
    } finally {
      if (former === undefined) Reflect.deleteProperty(globalThis, 'localStorage');
      else Object.defineProperty(globalThis, 'localStorage', former);
    }
  });
});

it.each([
  ['nothing', {}, undefined],
  ['JSON', { key: '[1]' }, [1]],
  ['no JSON', { key: '{' }, undefined],
] as const)('an entry with %s is read as JSON', (_case, entries, value) => {
  expect(readJson(fakeStorage(entries), 'key')).toEqual(value);
});
