import type { Locale } from '@ayrac/domain/text/locale.ts';
import { withStorage } from './browser-storage.ts';

/** Key of the chosen language in localStorage, and name of its cookie. */
export const LOCALE_KEY = 'locale';

/** Key of the chosen theme in localStorage. */
export const THEME_KEY = 'theme';

/** Remembers the language in this browser. The document in that language sets the cookie for the server. */
export function rememberLocale(locale: Locale): void {
  remember(LOCALE_KEY, locale);
}

/** Switches between light and dark theme, and remembers the choice for later visits. */
export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  remember(THEME_KEY, isDark ? 'dark' : 'light');
}

/** If the browser denies storage, the choice lasts as long as this page. */
function remember(key: string, value: string): void {
  withStorage('localStorage', (storage) => storage.setItem(key, value));
}
