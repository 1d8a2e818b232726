import type { Locale } from '@ayrac/domain/text/locale.ts';

/** The browser's storage key, and the cookie, of the chosen language. */
export const LOCALE_KEY = 'locale';

/** The browser's storage key of the chosen theme. */
export const THEME_KEY = 'theme';

/** Remembers the language; the next document tells the server, too. */
export function rememberLocale(locale: Locale): void {
  remember(LOCALE_KEY, locale);
}

/** Changes between light and dark, at once and for later visits. */
export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark');
  remember(THEME_KEY, isDark ? 'dark' : 'light');
}

/** A browser may refuse storage altogether; then the choice holds for this page. */
function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
