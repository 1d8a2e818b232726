import { isOwnKey } from './own-key.ts';

const KEY = 'username';

/** Returns the remembered username, or an empty string. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Remembers a username in this browser, unless it denies storage. */
export function rememberUsername(username: string): void {
  try {
    localStorage.setItem(KEY, username);
  } catch {
    return;
  }
}

export function forgetUsername(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** Clears the tab's sessionStorage: entirely, or (`own`) except for entries that belong to an account. */
export function clearTab(left: 'nothing' | 'own'): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (left === 'nothing' || !isOwnKey(key)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
