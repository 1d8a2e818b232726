/** A storage of the browser: `sessionStorage` lasts as long as the tab, `localStorage` as long as the visitor allows. */
export type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Calls `use` with a storage of the browser and returns its result. Returns undefined if the browser denies access
 * (some throw as soon as the property is read), if the storage is full, or if `use` throws for another reason.
 */
export function withStorage<Result>(
  name: StorageName,
  use: (storage: Storage) => Result,
): Result | undefined {
  try {
    return use(globalThis[name]);
  } catch {
    return undefined;
  }
}

/** Returns the JSON value stored under a key, or undefined if there is none or it is malformed. */
export function readJson(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    const text = storage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
