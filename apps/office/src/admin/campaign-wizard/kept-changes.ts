import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import type { Typed } from '#office/resource/form-values.ts';

/** What was typed into a draft and has not reached the server. */
export interface KeptChanges {
  /** The draft's version that it was typed over. */
  readonly version: number;
  readonly values: Typed;
}

const keyOf = (username: string, id: string) => `officeDraft:${username}:${id}`;

/** Keeps what is not saved yet in this browser, for who typed it; nothing to keep takes away what was kept. */
export function keepChanges(username: string, id: string, kept: KeptChanges): void {
  const storage = browserStorage('localStorage');
  const key = keyOf(username, id);
  try {
    if (Object.keys(kept.values).length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser whose storage is full keeps nothing; the server has it a second later.
  }
}

/** What was kept of a draft, or undefined. */
export function keptChanges(username: string, id: string): KeptChanges | undefined {
  try {
    const kept = JSON.parse(browserStorage('localStorage')?.getItem(keyOf(username, id)) ?? '');
    return typeof kept.version === 'number' && typeof kept.values === 'object' ? kept : undefined;
  } catch {
    return undefined;
  }
}
