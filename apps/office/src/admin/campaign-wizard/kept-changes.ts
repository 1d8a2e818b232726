import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import type { Typed } from '#office/resource/form-values.ts';

/** Unsaved changes of a draft. */
export interface KeptChanges {
  /** Version of the draft that the changes are based on. */
  readonly version: number;
  readonly values: Typed;
}

const keyOf = (username: string, id: string) => `officeDraft:${username}:${id}`;

/** Stores unsaved changes in this browser for the person who made them. Without changes the entry is removed. */
export function keepChanges(username: string, id: string, kept: KeptChanges): void {
  const storage = browserStorage('localStorage');
  const key = keyOf(username, id);
  try {
    if (Object.keys(kept.values).length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // Ignores full storage, because the changes are saved a second later.
  }
}

/** Returns a draft's stored changes, or undefined. */
export function keptChanges(username: string, id: string): KeptChanges | undefined {
  try {
    const kept = JSON.parse(browserStorage('localStorage')?.getItem(keyOf(username, id)) ?? '');
    return typeof kept.version === 'number' && typeof kept.values === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}
