import { isOwnKey } from './own-key.ts';

const KEY = 'username';

/** The username that somebody asked this browser to remember. */
export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** A browser may refuse storage altogether; then nothing is remembered. */
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

/** Empties the tab's own storage, of everything or of all but what waits there for one account alone. */
export function clearTab(left: 'nothing' | 'own'): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (left === 'nothing' || !isOwnKey(key)) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
