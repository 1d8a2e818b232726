import { withStorage } from '../browser-storage.ts';
import { isOwnKey } from './own-key.ts';

const KEY = 'username';

/** Returns the remembered username, or an empty string. */
export function rememberedUsername(): string {
  return withStorage('localStorage', (storage) => storage.getItem(KEY)) ?? '';
}

/** Remembers a username in this browser, unless it denies storage. */
export function rememberUsername(username: string): void {
  withStorage('localStorage', (storage) => storage.setItem(KEY, username));
}

export function forgetUsername(): void {
  withStorage('localStorage', (storage) => storage.removeItem(KEY));
}

/** Clears the tab's sessionStorage: entirely, or (`own`) except for entries that belong to an account. */
export function clearTab(left: 'nothing' | 'own'): void {
  withStorage('sessionStorage', (storage) => {
    for (const key of Object.keys(storage)) {
      if (left === 'nothing' || !isOwnKey(key)) storage.removeItem(key);
    }
  });
}
